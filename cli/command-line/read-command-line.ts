import { CommanderError } from "commander";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { COMMANDS, GROUPS } from "../command-table.ts";
import { type Failure, usage } from "../output/failure.ts";
import { type ClosedFeatures, closedFeatures } from "./closed-features.ts";
import type { Command } from "./command.ts";
import { didYouMean, nearWord } from "./did-you-mean.ts";
import { OUTPUTS, type OutputFormat } from "./globals.ts";
import { type CommandCall, createProgram } from "./program.ts";

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
        : withDashExplained(error.message);
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

/** An argument such as `-5m` is taken for an option. */
function withDashExplained(message: string): string {
  return message.replace(
    /^error: unknown option '(-\d[^']*)'[^]*$/,
    "'$1' begins with a dash; as a value it comes after --",
  );
}

/** Removes typed text that commander did not expect: it may be a password, and messages end up in logs. */
function withoutValues(message: string): string {
  return message
    .replace(/^error: /, "")
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

/** No command has more words. */
const MOST_WORDS = 4;

/** `. Did you mean wallet credit?`, or nothing when no command is near the words of a command line. */
function suggestCommand(argv: readonly string[], commands: readonly Command[]): string {
  const typed = firstWords(argv);
  const paths = commands.map(({ path }) => path.join(" "));
  // `sanam credit` and `sanam login gold`: the group is missing.
  const ends = paths.filter((path) => typed.some((_, at) => path.endsWith(` ${typed.slice(0, at + 1).join(" ")}`)));
  if (ends.length > 0) return `. Did you mean ${ends.slice(0, 3).join(" or ")}?`;
  for (let count = typed.length; count > 0; count--) {
    const words = typed.slice(0, count);
    const near = nearPath(words, commands);
    if (near === words.join(" ")) return `. After ${near} comes one of ${nextWords(words, commands).join(", ")}`;
    if (near !== undefined) return `. Did you mean ${near}?`;
  }
  return didYouMean(typed.join(" "), paths);
}

function nextWords(words: readonly string[], commands: readonly Command[]): readonly string[] {
  const below = commands.filter(({ path }) => words.every((word, at) => path[at] === word));
  return [...new Set(below.flatMap(({ path }) => path[words.length] ?? []))];
}

/** The word of a command line where it leaves every command, although it asks for help. */
function unknownWord(argv: readonly string[], commands: readonly Command[]): string | undefined {
  let left = commands;
  for (const [at, word] of firstWords(argv).entries()) {
    // What follows a whole command are its arguments.
    if (left.length === 1 && left[0]?.path.length === at) return undefined;
    left = left.filter(({ path }) => path[at] === word);
    if (left.length === 0) return word;
  }
  return undefined;
}

/** The beginning of a command whose words are all like the typed ones. */
function nearPath(words: readonly string[], commands: readonly Command[]): string | undefined {
  let left = commands;
  for (const [at, word] of words.entries()) {
    const known = [...new Set(left.flatMap(({ path }) => path[at] ?? []))];
    const meant = known.includes(word) ? word : nearWord(word, known);
    if (meant === undefined) return undefined;
    left = left.filter(({ path }) => path[at] === meant);
  }
  return left[0]?.path.slice(0, words.length).join(" ");
}

/** The words before the first option; one in front of them has its value taken away. */
function firstWords(argv: readonly string[]): readonly string[] {
  const start = argv.findIndex((word, at) => !word.startsWith("-") && !takesValue(argv[at - 1]));
  if (start < 0) return [];
  const rest = argv.slice(start, start + MOST_WORDS);
  const end = rest.findIndex((word) => word.startsWith("-"));
  return end < 0 ? rest : rest.slice(0, end);
}

function takesValue(word: string | undefined): boolean {
  return word !== undefined && /^(-o|--(?!verbose$|no-keys$)[\w-]+)$/.test(word);
}
