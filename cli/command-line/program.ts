import { Option as Flag, Command as Program } from "commander";
import { LANGUAGES } from "../../core/sentences/sentences.ts";
import manifest from "../../package.json" with { type: "json" };
import { exitCodesHelp } from "../output/exit-codes.ts";
import { type Command, lineOf } from "./command.ts";
import { DEFAULT_TARGET, type RawGlobals } from "./globals.ts";
import { ARGUMENT_END, argumentOf, valueName } from "./options.ts";
import { sectionOf } from "./sections.ts";

const HELP_WIDTH = 110;

/** The command that a command line calls, with its options as text. */
export interface CommandCall {
  readonly command: Command;
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** The options that may come without their flag and did, or did not come at all. */
  readonly args: ReadonlySet<string>;
  readonly globals: RawGlobals;
}

type Collected = Pick<CommandCall, "texts" | "args">;

interface ProgramParts {
  /** The command line to be read: commands that it cannot call are left out to save time. */
  readonly argv: readonly string[];
  readonly commands: readonly Command[];
  /** Whether the help leaves a command out. */
  readonly isHidden: (command: Command) => boolean;
  /** Descriptions of groups of commands by their words, such as `wallet deposit`. */
  readonly groups: Readonly<Record<string, string>>;
  readonly onCall: (call: CommandCall) => void;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** The command line's grammar. It throws commander's errors instead of ending the process. */
export function createProgram({ argv, commands, isHidden, groups, onCall, out, err }: ProgramParts): Program {
  const visible = commands.filter((command) => !isHidden(command));
  const program = new Program("sanam")
    .description("Uses a Sanam member site from the command line, against a local house or any other backend.")
    .exitOverride()
    .configureOutput({
      writeOut: out,
      writeErr: err,
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
      // Help has no colours. Asking the terminal would load its streams first.
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .configureHelp({ showGlobalOptions: true, subcommandTerm: (command) => command.name() })
    .usage("<command> [options]")
    .helpCommand(false)
    .version(manifest.version, "-V, --version", "print the version")
    .option("--target <target>", `memory, or the address of a backend (env SANAM_TARGET; default ${DEFAULT_TARGET})`)
    .option("--profile <name>", "which saved session to use (env SANAM_PROFILE; default: one per target)")
    .option("-o, --output <format>", "table or json (default table); ndjson where something is followed")
    .option("--timeout <seconds>", "how long the whole command may take (default: no limit)")
    .option("--reply-timeout <s>", "how long to wait for each reply (default 60, or half of --timeout)")
    .option("--no-keys", "for a backend without idempotency keys: send none, and never send an action again")
    .option("--brand <file>", "the site of this brand: its features and its smallest amounts (env SANAM_BRAND)")
    .option("--trace <file.har>", "write every call over HTTP to a HAR file, without secrets")
    .option("--verbose", "print every call on stderr")
    .addHelpText("after", frontPage);
  const groupPrograms = new Map<string, Program>([["", program]]);
  const groupProgram = (words: readonly string[]): Program => {
    const path = words.join(" ");
    const known = groupPrograms.get(path);
    if (known) return known;
    const group = groupProgram(words.slice(0, -1))
      .command(words.at(-1) ?? "", { hidden: !visible.some((command) => startsWith(command, words)) })
      .usage("<command> [options]")
      .helpCommand(false)
      .description(groups[path] ?? path);
    if (words.length === 1) group.helpGroup(`${sectionOf(path)}:`);
    groupPrograms.set(path, group);
    return group;
  };
  for (const command of commands) {
    const [context] = command.path;
    const isGrouped = command.path.length > 1;
    if (isGrouped) groupProgram([context]);
    // A command line that calls a command, or asks for its help, contains its first word.
    if (isGrouped && !argv.includes(context)) continue;
    const onCollected = (collected: Collected) =>
      onCall({ command, ...collected, globals: program.opts<RawGlobals>() });
    addCommand(groupProgram(command.path.slice(0, -1)), command, isHidden(command), onCollected);
  }
  return program;
}

function startsWith({ path }: Command, words: readonly string[]): boolean {
  return words.every((word, index) => path[index] === word);
}

function addCommand(
  group: Program,
  command: Command,
  hidden: boolean,
  onCollected: (collected: Collected) => void,
): void {
  // What is too much is counted by `collect`, which knows the arguments by their names.
  const program = group
    .command(command.path.at(-1) ?? "", { hidden })
    .description(command.summary)
    .allowExcessArguments();
  const flags = new Map<string, Flag>();
  for (const [name, { flags: spelling, about, positional, variadic }] of Object.entries(command.options)) {
    const flag = new Flag(spelling, about);
    if (!flag.isBoolean() && !flag.negate) flag.argParser(once(spelling, program));
    program.addOption(flag);
    flags.set(name, flag);
    if (positional)
      program.argument(`[${valueName(spelling)}${variadic === true ? "..." : ""}]`, `the same as ${spelling}`);
  }
  program.addHelpText("after", () => afterOptions(command));
  if (command.path.length === 1) program.helpGroup(`${sectionOf(command.path[0])}:`);
  program.action(() => onCollected(collect(program, command, flags)));
}

/** Rejects an option that is given twice: with money, either value could be the wrong one. */
function once(flags: string, program: Program) {
  return (text: string, earlier: string | undefined): string => {
    if (earlier !== undefined) program.error(`error: ${flags} is given twice`);
    return text;
  };
}

function collect(program: Program, command: Command, flags: ReadonlyMap<string, Flag>): Collected {
  const given: Readonly<Record<string, unknown>> = program.opts();
  const typed = [...program.args];
  const args = new Set<string>();
  const texts: Record<string, string | undefined> = {};
  for (const [name, { flags: spelling, positional, variadic }] of Object.entries(command.options)) {
    const flag = flags.get(name);
    const value = given[flag?.attributeName() ?? name];
    // `--no-follow` makes `follow` false, which is true otherwise.
    const isGiven = value === (flag?.negate !== true);
    const text = typeof value === "string" ? value : isGiven ? "" : undefined;
    const argument = positional ? takeArgument(typed, variadic) : undefined;
    if (text !== undefined && argument !== undefined) {
      program.error(`error: ${argumentOf(spelling)} and ${spelling} are the same: give one of them`);
    }
    if (positional && text === undefined) args.add(name);
    texts[name] = text ?? argument;
  }
  if (typed.length > 0) program.error(tooMany(command, program.args.length));
  return { texts, args };
}

/** The typed arguments stay unsaid: one may be a password. */
function tooMany({ path, options }: Command, count: number): string {
  const known = Object.values(options).flatMap(({ flags, positional }) => (positional ? [argumentOf(flags)] : []));
  const takes =
    known.length === 0
      ? "no argument"
      : `${known.length === 1 ? "one argument" : `${known.length} arguments`}, ${known.join(" ")}`;
  return `error: ${path.join(" ")} takes ${takes}, and got ${count}`;
}

function takeArgument(args: string[], variadic: boolean | undefined): string | undefined {
  if (variadic !== true) return args.shift();
  return args.length === 0 ? undefined : args.splice(0).join(ARGUMENT_END);
}

function afterOptions({ notes, examples }: Command): string {
  const lines = examples.map((example) => `  ${lineOf(example)}`);
  return `${notes === undefined ? "" : `\n${notes}\n`}\nExamples:\n${lines.join("\n")}`;
}

/** What the help of the whole tool says after its options and groups. */
function frontPage(): string {
  return `
First steps:
  sanam session login gold --target memory
  sanam wallet credit --target memory
  sanam flow run all --target memory

  sanam commands              every command in one list
  sanam help wallet deposit   the help of a group, or of a command with its options and examples
  sanam completion bash       how a shell completes commands, options and values; also for zsh and fish

Amounts are typed in baht, with Thai digits and commas accepted; JSON holds satang in keys that end in Satang.
Times are Bangkok time in tables and ISO 8601 in JSON.
With -o json stdout is one line, {"ok":true,"data":…} or {"ok":false,"error":{"kind":…,"message":…}}; text goes to stderr.
Refusals and faults are said in English, or in the language that SANAM_LANG names: ${LANGUAGES.join(", ")}.
Passwords are never arguments: they come from a prompt, --password-stdin or SANAM_PASSWORD.
Sessions are stored in SANAM_HOME (default: sanam in the system's settings folder), one per target and profile.

${exitCodesHelp()}`;
}
