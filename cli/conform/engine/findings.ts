import type { Source } from "../../../contracts/endpoint.ts";
import type { JsonObject } from "../../output/view.ts";

/** Why a check ended before its end. */
export type Stop =
  | {
      readonly verdict: "deviates";
      readonly where: string;
      readonly expected: string;
      readonly got: string;
      readonly source?: Source;
    }
  | { readonly verdict: "not-implemented"; readonly row: string }
  | { readonly verdict: "not-checked"; readonly reason: string };

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

/** `source` says who designed the field or row that is wrong, where that is known. */
export function deviates(where: string, expected: unknown, got: unknown, source?: Source): never {
  const found = { where, expected: shown(expected), got: shown(got), ...(source && { source }) };
  return thrown(`${where}: a deviation`, { verdict: "deviates", ...found });
}

export function notImplemented(row: string): never {
  return thrown(`${row} is not implemented`, { verdict: "not-implemented", row });
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
  if (!condition) deviates(where, expected, got, source);
}

function shown(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}

export const VERDICTS = ["conforms", "deviates", "not-implemented", "not-checked"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What one law, or one check of a row, came to. */
export interface Finding extends JsonObject {
  readonly verdict: Verdict;
  readonly where?: string;
  readonly expected?: string;
  readonly got?: string;
  /** Whether the specification names the row or field that is wrong, or it is of our own design. */
  readonly source?: Source;
  /** Why it was not checked, or the row that is missing. */
  readonly reason?: string;
  /** Calls for a shell that repeat it. Secrets are replaced by words. */
  readonly repeat?: readonly string[];
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
    switch (stop.verdict) {
      case "deviates": {
        const { where, expected, got, source } = stop;
        return {
          verdict: "deviates",
          where: clean(where),
          expected: shortened(clean(expected)),
          got: shortened(clean(got)),
          ...(source && { source }),
          repeat: repeat(),
        };
      }
      case "not-implemented":
        return { verdict: "not-implemented", reason: `${stop.row} is missing` };
      case "not-checked":
        return { verdict: "not-checked", reason: clean(stop.reason) };
    }
  }
}
