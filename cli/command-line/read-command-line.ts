import { CommanderError } from "commander";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { COMMANDS, GROUPS } from "../command-table.ts";
import { type Failure, usage } from "../output/failure.ts";
import { type ClosedFeatures, closedFeatures } from "./closed-features.ts";
import type { Command } from "./command.ts";
import { OUTPUTS, type OutputFormat } from "./globals.ts";
import { type CommandCall, createProgram } from "./program.ts";
import { suggestCommand, unknownWord } from "./suggest-command.ts";

/** What a command line asks for: a command, the help or the version. */
export type CommandLineRequest =
  | { readonly asked: "command"; readonly call: CommandCall }
  | { readonly asked: "help" | "version"; readonly text: string };

/** A wrong command line; `help` lists the commands when words are missing. */
export type Mistake = Failure & { readonly help?: string };

/** Reads the arguments after the program's name. */
export function readCommandLine(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Result<CommandLineRequest, Mistake> {
  const features = closedFeatures(argv, env);
  if (!features.ok) return features;
  // Most lines call a command, and a grammar of the groups that they name is made faster.
  const named = COMMANDS.filter(({ path: [word] }) => argv.includes(word));
  const read = named.length > 0 ? readWith(named, argv, features.value) : undefined;
  return read?.ok && read.value.asked === "command" ? read : readWith(COMMANDS, argv, features.value);
}

function readWith(
  commands: readonly Command[],
  argv: readonly string[],
  { brand, closing }: ClosedFeatures,
): Result<CommandLineRequest, Mistake> {
  const printed = { out: "", err: "" };
  let call: CommandCall | undefined;
  const program = createProgram({
    argv,
    commands,
    isHidden: (command) => closing(command) !== undefined,
    groups: GROUPS,
    onCall: (called) => {
      call = called;
    },
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
  });
  try {
    program.parse(argv, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const visible = COMMANDS.filter((command) => closing(command) === undefined);
    if (error.exitCode === 0) {
      // commander prints the help of the words that it knows.
      const unknown = error.code === "commander.version" ? undefined : unknownWord(argv, COMMANDS);
      if (unknown !== undefined) return err(usage(`unknown command '${unknown}'${suggestCommand(argv, visible)}`));
      return ok({ asked: error.code === "commander.version" ? "version" : "help", text: printed.out });
    }
    // Words are missing: commander then prints the help and has no message.
    if (error.code === "commander.help") return err({ ...usage("name a command"), help: printed.err });
    const message =
      error.code === "commander.unknownCommand"
        ? `${withoutSuggestion(error.message)}${suggestCommand(argv, visible)}`
        : error.message;
    return err(usage(withoutValues(message)));
  }
  const feature = call && closing(call.command);
  if (feature !== undefined) {
    const message = `the brand ${brand} does not offer this: its features switch ${feature} off`;
    return err({ kind: "refused", message, details: { code: "feature-off", feature } });
  }
  return call ? ok({ asked: "command", call }) : err(usage("name a command"));
}

/** commander compares the first wrong word only; `suggestCommand` compares all of them. */
function withoutSuggestion(message: string): string {
  return message.replace(/\n\(Did you mean [^]*$/, "");
}

/** Removes typed text that commander did not expect: it may be a password, and messages end up in logs. */
function withoutValues(message: string): string {
  return message
    .replace(/^error: /, "")
    .replace(/( but got \d+): [^]*$/, "$1.")
    .replace(/('--?[^'=]+)=[^]*?'/, "$1'")
    .replace(/\s*\n\s*/g, " ");
}

/** Is read first, so that any mistake on the command line is reported in the format that was asked for. */
export function wantedFormat(argv: readonly string[]): OutputFormat {
  let format = "";
  argv.forEach((word, index) => {
    if (word === "-o" || word === "--output") format = argv[index + 1] ?? "";
    else if (word.startsWith("--output=")) format = word.slice("--output=".length);
    else if (/^-o./.test(word)) format = word.slice(2);
  });
  return OUTPUTS.find((known) => known === format) ?? "table";
}
