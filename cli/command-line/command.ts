import type { Problem } from "../../core/shared/fault.ts";
import type { Refusal } from "../../core/shared/refusal.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { Answer } from "../output/view.ts";
import type { CommandContext } from "../runtime/command-context.ts";
import type { OptionTable, Values } from "./options.ts";

export type CommandResult = Result<Answer, Problem | Failure>;

interface Described {
  /** The words that call it, `wallet deposit request` say. */
  readonly path: readonly [string, string, ...string[]];
  readonly summary: string;
  /** Shown by `--help`, below the options. */
  readonly notes?: string;
}

interface Definition<Table extends OptionTable> extends Described {
  readonly options: Table;
  readonly run: (input: Values<Table>, context: CommandContext) => CommandResult | Promise<CommandResult>;
}

/** A command whose options are still text; it reads them all before it runs, so that a bad one has no effect. */
export interface Command extends Described {
  readonly options: OptionTable;
  readonly start: (
    texts: Readonly<Record<string, string | undefined>>,
    context: CommandContext,
  ) => Promise<CommandResult>;
}

export function command<const Table extends OptionTable>(definition: Definition<Table>): Command {
  const { run, ...described } = definition;
  return {
    ...described,
    start: async (texts, context) => {
      const input = readAll(definition.options, texts);
      return input.ok ? run(input.value, context) : input;
    },
  };
}

function readAll<Table extends OptionTable>(
  options: Table,
  texts: Readonly<Record<string, string | undefined>>,
): Result<Values<Table>, Failure | Refusal> {
  const values: Record<string, unknown> = {};
  for (const [name, option] of Object.entries(options)) {
    const value = option.read(texts[name]);
    if (!value.ok) return err(value.error);
    values[name] = value.value;
  }
  return { ok: true, value: values as Values<Table> };
}
