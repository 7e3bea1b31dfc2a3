import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lineOf } from "../../../cli/command-line/command.ts";
import { readCommandLine } from "../../../cli/command-line/read-command-line.ts";
import { COMMANDS } from "../../../cli/command-table.ts";
import { namedRow } from "../../../cli/commands/sandbox/named-row.ts";
import { err } from "../../../core/shared/result.ts";
import { type CliFixture, memoryFixture, PASSWORD } from "../cli-fixture.ts";
import { runCli } from "../run-cli.ts";
import { readShellLine } from "../shell-line.ts";

const EXAMPLES = COMMANDS.flatMap((command) =>
  command.examples.map((example) => ({ command, name: command.path.join(" "), line: lineOf(example), example })),
);

describe("the examples of the help", () => {
  test.each(EXAMPLES)("$line calls its command with right values", async ({ command, line }) => {
    const { argv, env } = readShellLine(line);
    const read = readCommandLine(argv, env);
    expect(read.ok && read.value.asked === "command" ? read.value.call.command : read).toBe(command);
    if (!read.ok || read.value.asked !== "command") return;
    for (const [name, option] of Object.entries(command.options)) {
      expect([name, option.read(read.value.call.texts[name])]).toEqual([name, expect.objectContaining({ ok: true })]);
    }
  });

  test("a wrong example would be found", () => {
    const wrong = readCommandLine(readShellLine("sanam wallet deposit request 5 --bogus").argv, {});
    expect(wrong).toEqual(err(expect.objectContaining({ kind: "usage" })));
  });

  test("every help shows the examples of its command", async () => {
    for (const { command, line } of EXAMPLES) {
      const { stdout } = await runCli([...command.path, "--help"]);
      expect(stdout).toContain(`  ${line}\n`);
    }
  });
});

describe("the names in the help", () => {
  test.each(EXAMPLES.filter(({ name, line }) => name === "contract conform" && /--(only|skip) /.test(line)))(
    "$line names laws and rows that there are",
    async ({ line }) => {
      const { argv, env } = readShellLine(line);
      expect(await runCli([...argv, "--list"], { env })).toMatchObject({ exit: 0, stderr: "" });
    },
  );

  const LAW_OPTIONS = COMMANDS.flatMap(({ options }) =>
    Object.values(options).filter(({ offers }) => offers === "laws"),
  );
  test.each(LAW_OPTIONS)("$flags says laws and rows that there are", async ({ flags, about }) => {
    const [flag = ""] = flags.split(" ");
    const names = about.split(": ").at(-1) ?? "";
    expect(await runCli(["contract", "conform", flag, names, "--list"])).toMatchObject({ exit: 0, stderr: "" });
  });

  const OF_ROWS = EXAMPLES.flatMap(({ command, line }) => {
    const { argv, env } = readShellLine(line);
    const read = readCommandLine(argv, env);
    const texts = read.ok && read.value.asked === "command" ? read.value.call.texts : {};
    return Object.entries(command.options).flatMap(([name, { flags }]) =>
      flags.endsWith("<call>") && texts[name] !== undefined ? [{ line, row: texts[name] }] : [],
    );
  });
  test.each(OF_ROWS)("$line names a row that there is", ({ row }) => {
    expect(namedRow(row)).toMatchObject({ ok: true });
  });
});

describe("the examples that are said to run in memory", () => {
  let cli: CliFixture;
  beforeAll(async () => {
    cli = memoryFixture();
    await cli.json("session login gold", { env: PASSWORD });
  });
  afterAll(() => cli.close());

  const run = async (line: string, home = cli.home) => {
    const { argv, env } = readShellLine(line);
    return runCli([...argv, "--target", "memory"], { env: { ...env, SANAM_HOME: home } });
  };
  const RUNNABLE = EXAMPLES.filter(({ example }) => typeof example !== "string");
  /** They sign in as somebody else, or out. */
  const LAST = /^session (logout|register)$/;

  test.each([...RUNNABLE.filter(({ name }) => !LAST.test(name)), ...RUNNABLE.filter(({ name }) => LAST.test(name))])(
    "$line",
    async ({ line }) => {
      const { exit, stdout, stderr } = await run(line);
      expect({ line, exit, stderr }).toMatchObject({ exit: 0 });
      expect(stdout).not.toBe("");
    },
  );

  test.each(RUNNABLE.filter(({ line }) => !line.includes("--target")))(
    "$line needs what its command says",
    async ({ line, command: { needs } }) => {
      const { argv, env } = readShellLine(line);
      // Nothing answers at this address, and nobody is signed in there.
      const away = [...argv, "--target", "http://127.0.0.1:1"];
      const { exit } = await runCli(away, { env: { ...env, SANAM_HOME: `${cli.home}/nobody` } });
      const expected = needs.includes("member") ? [4] : needs.includes("target") ? [5] : [0];
      expect([line, line === "sanam session logout" ? [0] : expected]).toEqual([line, expect.arrayContaining([exit])]);
    },
  );
});
