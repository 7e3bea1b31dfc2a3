import { describe, expect, test } from "vitest";
import { argumentOf } from "../../../cli/command-line/options.ts";
import { COMMANDS } from "../../../cli/command-table.ts";
import { runCli } from "../run-cli.ts";

describe("a mistake of an argument names the argument", () => {
  test.each([
    ["session login", "<name> is missing: the member's user name"],
    ["flow check", "<file> is missing: flow files"],
    ["completion bsh", '<shell> takes one of bash, zsh, fish, not "bsh". Did you mean bash?'],
    ["completion --shell bsh", '--shell <shell> takes one of bash, zsh, fish, not "bsh"'],
    ["staff level gold iron", "<level> takes silver, gold"],
    ["sandbox clock set noon", "<time> takes an ISO 8601 time"],
    ["sandbox clock advance -5m", "'-5m' begins with a dash; as a value it comes after --"],
    ["sandbox clock advance -- -5m", "<time> takes a time such as"],
    ["wallet deposit request 5 --amount 5", "<baht> and --amount <baht> are the same: give one of them"],
    ["session login gold gold", "session login takes one argument, <name>, and got 2"],
    ["staff bonus gold 5 6", "staff bonus takes 2 arguments, <username> <baht>, and got 3"],
    ["session whoami gold", "session whoami takes no argument, and got 1"],
  ])("%s", async (line, sentence) => {
    const { exit, stderr } = await runCli(line.split(" "));
    expect([exit, stderr]).toEqual([2, expect.stringContaining(`sanam: ${sentence}`)]);
  });

  const NEEDED = COMMANDS.flatMap((command) =>
    Object.values(command.options)
      .filter(({ positional, required }) => positional && required)
      .slice(0, 1)
      .map(({ flags }) => ({ name: command.path.join(" "), command, argument: argumentOf(flags) })),
  );
  test.each(NEEDED)("$name without $argument", async ({ command, argument }) => {
    const { exit, stderr } = await runCli(command.path);
    expect([exit, stderr]).toEqual([2, expect.stringContaining(`${argument} is missing: `)]);
  });
});
