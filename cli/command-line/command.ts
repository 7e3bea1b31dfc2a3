import type { Problem } from "../../core/shared/fault.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { ExitCode } from "../output/exit-codes.ts";
import type { Failure } from "../output/failure.ts";
import type { Answer } from "../output/print.ts";
import type { CommandContext } from "../runtime/command-context.ts";
import type { CommandNeed } from "./described-command.ts";
import { argumentOf, type OptionTable, type Values } from "./options.ts";

/** What a command returns: an answer to print, or the reason why there is none. */
export type CommandResult = Result<Answer, Problem | Failure>;

interface CommandBase {
  /** The words that call it: `wallet deposit request`, or one word for a command of no group. */
  readonly path: readonly [string, ...string[]];
  readonly summary: string;
  /** Printed by `--help` below the options. */
  readonly notes?: string;
  /** It follows something, and takes `--output ndjson`. */
  readonly streams?: true;
  /** Nothing for a command that works without all of them. */
  readonly needs: readonly CommandNeed[];
  /** Its exit codes beside those that follow from its needs and options, see `exitCodesOf`. */
  readonly exits?: readonly ExitCode[];
  readonly examples: readonly [Example, ...Example[]];
}

interface Definition<Table extends OptionTable> extends CommandBase {
  readonly options: Table;
  readonly run: (input: Values<Table>, context: CommandContext) => CommandResult | Promise<CommandResult>;
}

type Texts = Readonly<Record<string, string | undefined>>;

/** A command that takes its options as text. It reads all of them before it runs, so that a wrong one has no effect. */
export interface Command extends CommandBase {
  readonly options: OptionTable;
  /** `args` are the options whose mistakes are said of the argument, `<name>`, and not of the flag. */
  readonly start: (texts: Texts, context: CommandContext, args?: ReadonlySet<string>) => Promise<CommandResult>;
}

export function command<const Table extends OptionTable>(definition: Definition<Table>): Command {
  const { run, ...described } = definition;
  return {
    ...described,
    start: async (texts, context, args = new Set()) => {
      const input = readAll(definition.options, texts, args);
      return input.ok ? run(input.value, context) : input;
    },
  };
}

function readAll<Table extends OptionTable>(
  options: Table,
  texts: Texts,
  args: ReadonlySet<string>,
): Result<Values<Table>, Failure | Refusal> {
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = option.read(texts[name]);
    if (!value.ok) return err(args.has(name) ? ofArgument(value.error, option.flags) : value.error);
    values[name] = value.value;
  }
  return { ok: true, value: values as Values<Table> };
}

/** A reader's sentence begins with the flag, for it does not know how the text came. */
function ofArgument<Problem extends Failure | Refusal>(problem: Problem, flags: string): Problem {
  if (problem.kind === "refusal") return problem;
  const [flag = flags] = flags.split(" ");
  if (!problem.message.startsWith(flag)) return problem;
  const rest = problem.message.slice((problem.message.startsWith(flags) ? flags : flag).length);
  return { ...problem, message: `${argumentOf(flags)}${rest}` };
}

/** A command line for the help, as it is typed in a shell. Tests read every one, and run those that work in memory. */
type Example = string | { readonly line: string; readonly runsIn: "memory" };

/** An example that works with `--target memory` where gold is signed in, or that needs no target. */
export function inMemory(line: string): Example {
  return { line, runsIn: "memory" };
}

export function lineOf(example: Example): string {
  return typeof example === "string" ? example : example.line;
}
