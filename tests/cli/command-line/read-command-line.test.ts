import { describe, expect, test } from "vitest";
import { SECTIONS } from "../../../cli/command-line/sections.ts";
import { COMMANDS, GROUPS } from "../../../cli/command-table.ts";
import { EXIT_OF_KIND } from "../../../cli/output/exit-codes.ts";
import manifest from "../../../package.json" with { type: "json" };
import { runCli, runJson } from "../run-cli.ts";

const CAP = ["rules", "cap", "--level", "gold", "--amount", "5"];

describe("a wrong command line", () => {
  test.each([
    [[]],
    [["rules"]],
    [["wallet", "deposit"]],
    [["walet", "credit"]],
    [["rules", "cap", "--level"]],
    [["rules", "cap", "--level", "gold"]],
    [["rules", "cap", "--level", "iron", "--amount", "5"]],
    [[...CAP, "--bogus"]],
    [[...CAP, "--amount", "6"]],
    [[...CAP, "left over"]],
    [["wallet", "deposit", "request", "5", "--amount", "5"]],
    [["wallet", "deposit", "request", "5", "--intent", "short"]],
    [["session", "login", "gold", "--password", "demo1234"]],
    [["session", "login", "gold", "--password=demo1234"]],
    [["session", "login", "gold", "demo1234"]],
    [["session", "login", "gold", "it's demo1234", "demo1234\n"]],
    [["sandbox", "serve", "--port", "65536"]],
  ])("%j exits with 2, and is reported in the format that was asked for", async (argv) => {
    const { exit, ok, error } = await runJson(argv);
    expect({ exit, ok, kind: error?.["kind"] }).toEqual({ exit: 2, ok: false, kind: "usage" });
    expect(error?.["message"]).toMatch(/^\S.*\S$/);
    expect(JSON.stringify(error)).not.toContain("demo1234");

    const text = await runCli(argv);
    expect({ exit: text.exit, stdout: text.stdout }).toEqual({ exit: 2, stdout: "" });
    expect(text.stderr).toContain("sanam: ");
    expect(text.stderr).not.toContain("demo1234");
  });

  test.each([
    ["walet", "wallet"],
    ["walet credit", "wallet credit"],
    ["wallet credti", "wallet credit"],
    ["wallet depositt request 5", "wallet deposit request"],
    ["credit", "wallet credit"],
    ["login gold", "session login"],
    ["--target memory flow rnu all", "flow run"],
    ["comands", "commands"],
    ["walet --help", "wallet"],
    ["help walet", "wallet"],
    ["rules cap --lvel gold", "--level"],
    ["rules cap --level glod --amount 5", "gold"],
    ["rules cap --level plat --amount 5", "platinum"],
    ["games list --category sports", "sport"],
    ["completion bsh", "bash"],
    ["site status --target memroy", "memory"],
    ["site status --output jsn", "json"],
    ["flow run depoist", '"deposit"'],
    ["flow check deposit/tarnsfer", '"deposit/transfer"'],
    ["contract conform --only monny", '"money"'],
    ["contract conform --skip monye,wheel", '"money"'],
    ["contract conform --only whele", '"wheel"'],
  ])("%s gets a suggestion", async (line, meant) => {
    const { exit, stderr } = await runCli(line.split(" "));
    expect(exit).toBe(2);
    expect(stderr.toLowerCase()).toContain(`did you mean ${meant}?`.toLowerCase());
  });

  test("a group is followed by one of its words", async () => {
    const { error } = await runJson(["wallet", "nope"]);
    expect(error?.["message"]).toBe(
      "unknown command 'nope'. After wallet comes one of credit, history, deposit, withdraw",
    );
  });

  test("what is like nothing gets no suggestion", async () => {
    expect((await runJson(["qqqq"])).error?.["message"]).toBe("unknown command 'qqqq'");
  });
});

describe("help and version", () => {
  test("--version prints the package's version", async () => {
    expect(await runCli(["--version"])).toEqual({ exit: 0, stdout: `${manifest.version}\n`, stderr: "" });
    expect((await runJson(["--version"])).data).toEqual({ version: manifest.version });
  });

  test("--help is one page with every group and every exit code", async () => {
    const { exit, stdout } = await runCli(["--help"]);
    expect(exit).toBe(0);
    expect(stdout.split("\n").length).toBeLessThan(90);
    for (const { path, summary } of COMMANDS) {
      const about = path.length === 1 ? summary : (GROUPS[path[0]] ?? "no description");
      expect(stdout).toMatch(new RegExp(`^  ${path[0]} .*${escaped(about)}$`, "m"));
    }
    for (const title of Object.keys(SECTIONS)) expect(stdout).toContain(`\n${title}:\n`);
    expect(stdout).not.toContain("Other commands");
    for (const code of new Set<number>([0, ...Object.values(EXIT_OF_KIND)]))
      expect(stdout).toMatch(new RegExp(`^  ${code}  \\w`, "m"));
    expect((await runJson(["--help"])).data?.["help"]).toBe(stdout.trimEnd());
  });

  test.each(COMMANDS.map((command) => [command.path.join(" "), command] as const))(
    "%s --help explains the options",
    async (_, command) => {
      const { exit, stdout } = await runCli([...command.path, "--help"]);
      expect(exit).toBe(0);
      expect(stdout).toContain(command.summary);
      for (const { flags } of Object.values(command.options)) expect(stdout).toContain(flags);
      expect(stdout).toContain("--target");
    },
  );
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
