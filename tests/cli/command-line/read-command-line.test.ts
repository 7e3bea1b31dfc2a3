import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";
import { COMMANDS } from "../../../cli/command-table.ts";
import { EXIT_OF_KIND } from "../../../cli/output/exit-codes.ts";
import manifest from "../../../package.json" with { type: "json" };
import { runCli, runJson } from "../run-cli.ts";

const CAP = ["rules", "cap", "--level", "gold", "--amount", "5"];

describe("global options", () => {
  test("stand before and after the command, in every spelling", async () => {
    const after = await runCli([...CAP, "--output", "json"]);
    for (const argv of [
      ["-o", "json", ...CAP],
      ["--output=json", ...CAP],
      ["rules", "-ojson", ...CAP.slice(1)],
    ]) {
      const { data } = JSON.parse((await runCli(argv)).stdout);
      expect({ ...data, resetsAt: "" }).toEqual({ ...JSON.parse(after.stdout).data, resetsAt: "" });
    }
  });

  test.each([
    [["--output", "xml"], "--output"],
    [["--target", "ftp://house"], "--target"],
    [["--target", "http://name:secret@house"], "--target"],
    [["--target", "ftp://name:secret@house"], "--target"],
    [["--target", "http://house/?a=1"], "--target"],
    [["--profile", "../other"], "--profile"],
    [["--timeout", "0"], "--timeout"],
    [["--timeout", "soon"], "--timeout"],
    [["--timeout", "601"], "--timeout"],
  ])("%j is a usage error", async (options, named) => {
    const { exit, stdout, stderr } = await runCli([...CAP, ...options]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: "" });
    expect(stderr).toContain(named);
    expect(stderr).not.toContain("secret");
  });

  test("come from the environment, where the command line says nothing", async () => {
    expect((await runCli(CAP, { env: { SANAM_TARGET: "nowhere" } })).exit).toBe(2);
    expect((await runCli([...CAP, "--target", "memory"], { env: { SANAM_TARGET: "nowhere" } })).exit).toBe(0);
    expect((await runCli(CAP, { env: { SANAM_PROFILE: "a/b" } })).exit).toBe(2);
  });
});

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
  ])("%j is told as JSON when JSON was asked for, with exit 2", async (argv) => {
    const { exit, ok, error } = await runJson(argv);
    expect({ exit, ok, kind: error?.["kind"] }).toEqual({ exit: 2, ok: false, kind: "usage" });
    expect(error?.["message"]).toMatch(/^\S.*\S$/);
    expect(JSON.stringify(error)).not.toContain("demo1234");

    const prose = await runCli(argv);
    expect({ exit: prose.exit, stdout: prose.stdout }).toEqual({ exit: 2, stdout: "" });
    expect(prose.stderr).toContain("sanam: ");
    expect(prose.stderr).not.toContain("demo1234");
  });

  test("suggests the command that was meant", async () => {
    expect((await runJson(["walet"])).error?.["message"]).toContain("Did you mean wallet?");
  });
});

describe("help and version", () => {
  test("the version is the package's", async () => {
    expect(await runCli(["--version"])).toEqual({ exit: 0, stdout: `${manifest.version}\n`, stderr: "" });
    expect((await runJson(["--version"])).data).toEqual({ version: manifest.version });
  });

  test("the help lists every command and every exit code", async () => {
    const { exit, stdout } = await runCli(["--help"]);
    expect(exit).toBe(0);
    for (const { path, summary } of COMMANDS)
      expect(stdout).toMatch(new RegExp(`${path.join(" ")} +${escaped(summary)}`));
    for (const code of new Set<number>([0, ...Object.values(EXIT_OF_KIND)]))
      expect(stdout).toMatch(new RegExp(`^  ${code}  \\w`, "m"));
    expect((await runJson(["--help"])).data?.["help"]).toBe(stdout.trimEnd());
  });

  test.each(COMMANDS.map((command) => [command.path.join(" "), command] as const))(
    "%s explains its options",
    async (_, command) => {
      const { exit, stdout } = await runCli([...command.path, "--help"]);
      expect(exit).toBe(0);
      expect(stdout).toContain(command.summary);
      for (const { flags } of Object.values(command.options)) expect(stdout).toContain(flags);
      expect(stdout).toContain("--target");
    },
  );
});

test.each(Object.entries(EXIT_OF_KIND))(
  "an error of kind %s is told of in the help and in the README",
  async (kind, code) => {
    const readme = readFileSync(join(ROOT, "README.md"), "utf8");
    expect(readme).toMatch(new RegExp(`^\\| ${code} \\| .*\`${kind}\``, "m"));
    const { stdout } = await runCli(["--help"]);
    expect(stdout).toMatch(new RegExp(`^  ${code}  .+\\n     error\\.kind: ([\\w-]+, )*${kind}(,|$)`, "m"));
  },
);

test("every context and verb of the command line is there", () => {
  expect(COMMANDS.map(({ path }) => path.join(" "))).toEqual(
    expect.arrayContaining([
      ..."login logout whoami register change-password".split(" ").map((verb) => `session ${verb}`),
      ..."status settings announcements".split(" ").map((verb) => `site ${verb}`),
      "wallet credit",
      ..."info request list cancel confirm slip".split(" ").map((verb) => `wallet deposit ${verb}`),
      ..."limits request list retry".split(" ").map((verb) => `wallet withdraw ${verb}`),
      ..."level cap promotion check-in failure".split(" ").map((verb) => `rules ${verb}`),
      "contract list",
      "contract openapi",
      "sandbox serve",
    ]),
  );
});

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
