import type { Source } from "../../../contracts/endpoint.ts";

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
