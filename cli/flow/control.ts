import type { Refusal } from "../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { type Option, type OptionTable, option, quote, type Values } from "../command-line/options.ts";
import { type Failure, usage } from "../output/failure.ts";
import type { JsonObject } from "../output/view.ts";

/** A call of a sandbox's controls, under /sandbox. */
export interface ControlCall {
  readonly path: string;
  readonly body: JsonObject;
}

/** What a test can do at a sandbox and a player cannot. */
export interface Control {
  readonly name: string;
  readonly about: string;
  readonly options: OptionTable;
  /** `house`: all members of the sandbox notice it, so no other flow may run there meanwhile. */
  readonly scope: "house" | "member";
  readonly needs: Need;
  readonly read: (texts: Readonly<Record<string, string | undefined>>) => Result<ControlCall, Failure | Refusal>;
}

interface Definition<Table extends OptionTable> extends Omit<Control, "read" | "options" | "needs"> {
  readonly options: Table;
  readonly needs?: Need;
  readonly call: (values: Values<Table>) => ControlCall;
}

export function control<const Table extends OptionTable>({
  call,
  needs = "sandbox",
  ...described
}: Definition<Table>): Control {
  return {
    ...described,
    needs,
    read: (texts) => {
      const values: Record<string, unknown> = {};
      for (const [name, { read }] of Object.entries(described.options)) {
        const value = read(texts[name]);
        if (!value.ok) return err(value.error);
        values[name] = value.value;
      }
      return ok(call(values as Values<Table>));
    },
  };
}

export function durationOption(flags: string, about: string): Option<number | undefined> {
  return option(flags, about, (text) => {
    const ms = parseDuration(text);
    return ms === undefined
      ? err(usage(`${flags} takes a time such as 500ms, 5s, 2m, 3h or 1d, not ${quote(text)}`))
      : ok(ms);
  });
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** `500ms`, `5s`, `2m`, `3h`, `1d` in milliseconds; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  const [, count = "", unit = ""] = /^(\d{1,7}(?:\.\d{1,3})?)\s*(ms|s|m|h|d)$/.exec(text.trim()) ?? [];
  const factor = UNITS[unit];
  return factor === undefined ? undefined : Math.round(Number(count) * factor);
}

/** What a step needs from its target, besides the use cases. */
export type Need = "sandbox" | "faults";
