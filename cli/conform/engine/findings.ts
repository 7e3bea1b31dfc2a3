import type { Source } from "../../../contracts/endpoint.ts";
import type { JsonObject } from "../../output/view.ts";
import type { Trace } from "./trail.ts";

/** What is known of a deviation besides the two values. */
export interface Known {
  /** Who designed the field or row that is wrong. */
  readonly source?: Source | undefined;
  /** The sentence that it breaks. */
  readonly rule?: string | undefined;
  /** The calls that repeat it, where they are not those of the whole check. */
  readonly repeat?: readonly string[] | undefined;
  /** The same calls, for a flow. */
  readonly trace?: Trace | undefined;
}

/** Why a check ended before its end. */
export type Stop =
  | ({
      readonly verdict: "deviates";
      readonly where: string;
      readonly expected: string;
      readonly got: string;
    } & Known)
  | { readonly verdict: "not-implemented" | "not-checked"; readonly reason: string };

const STOP = Symbol("stop");

interface StopError extends Error {
  readonly [STOP]: Stop;
}

function thrown(message: string, stop: Stop): never {
  throw Object.assign(new Error(message), { [STOP]: stop });
}

/** Undefined for an error of another kind, which is a bug of ours. */
export function stopOf(error: unknown): Stop | undefined {
  return error instanceof Error && STOP in error ? (error as StopError)[STOP] : undefined;
}

export function deviates(where: string, expected: unknown, got: unknown, known: Known = {}): never {
  const found = { where, expected: shown(expected), got: shown(got), ...known };
  return thrown(`${where}: a deviation`, { verdict: "deviates", ...found });
}

export function notImplemented(row: string): never {
  return thrown(`${row} is not implemented`, { verdict: "not-implemented", reason: `${row} is missing` });
}

export function notChecked(reason: string): never {
  return thrown(reason, { verdict: "not-checked", reason });
}

/** Both are equal as JSON. */
export function same(where: string, expected: unknown, got: unknown): void {
  if (JSON.stringify(expected) !== JSON.stringify(got)) deviates(where, expected, got);
}

/** The condition is true; `expected` says it in words. */
export function holds(where: string, condition: boolean, expected: string, got: unknown, source?: Source): void {
  if (!condition) deviates(where, expected, got, { source });
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}

/** `accepted` is a deviation that the baseline accepts. */
export const VERDICTS = ["conforms", "deviates", "accepted", "not-implemented", "not-checked"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What one law, or one check of a row, came to. */
export interface Finding extends JsonObject {
  readonly verdict: Verdict;
  readonly where?: string;
  readonly expected?: string;
  readonly got?: string;
  /** Whether the specification names the row or field that is wrong, or it is of our own design. */
  readonly source?: Source;
  /** The sentence that it breaks, with its section of the specification. */
  readonly rule?: string;
  /** Why it was not checked or is accepted, the row that is missing, or what is wrong with the baseline. */
  readonly reason?: string;
  /** Calls for a shell that repeat it. Secrets are replaced by words. */
  readonly repeat?: readonly string[];
}

/** The call and the field, which all deviations of one fault share; which row of a list it is says nothing. */
export function placeOf(found: Stop | Finding): string {
  return ("where" in found ? (found.where ?? "") : "").replace(/\[\d+\]/g, "[]");
}

const LONGEST = 400;

/** Only a clean text is cut: nothing finds the beginning of a secret. */
function shortened(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Runs a check to its finding. */
export async function findingOf(
  run: () => Promise<void>,
  clean: (text: string) => string,
  repeat: () => readonly string[],
): Promise<Finding> {
  try {
    await run();
    return { verdict: "conforms" };
  } catch (error) {
    const stop: Stop = stopOf(error) ?? { verdict: "not-checked", reason: `the check itself failed: ${String(error)}` };
    if (stop.verdict !== "deviates") return { verdict: stop.verdict, reason: clean(stop.reason) };
    const { where, expected, got, source, rule } = stop;
    return {
      verdict: "deviates",
      where: clean(where),
      expected: shortened(clean(expected)),
      got: shortened(clean(got)),
      ...(source && { source }),
      ...(rule !== undefined && { rule }),
      repeat: stop.repeat ?? repeat(),
    };
  }
}
