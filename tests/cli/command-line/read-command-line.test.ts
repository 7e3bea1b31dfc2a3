import { describe, expect, test } from "vitest";
import { COMMANDS } from "../../../cli/command-table.ts";
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

  test("suggests the nearest command", async () => {
    expect((await runJson(["walet"])).error?.["message"]).toContain("Did you mean wallet?");
  });
});

describe("help and version", () => {
  test("--version prints the package's version", async () => {
    expect(await runCli(["--version"])).toEqual({ exit: 0, stdout: `${manifest.version}\n`, stderr: "" });
    expect((await runJson(["--version"])).data).toEqual({ version: manifest.version });
  });

  test("--help lists every command and every exit code", async () => {
    const { exit, stdout } = await runCli(["--help"]);
    expect(exit).toBe(0);
    for (const { path, summary } of COMMANDS)
      expect(stdout).toMatch(new RegExp(`${path.join(" ")} +${escaped(summary)}`));
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
