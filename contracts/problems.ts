import * as v from "valibot";
import { REFUSAL_CODE } from "../core/rules/failure-policy.ts";
import type { RefusalCode } from "../core/shared/refusal.ts";
import { assumed, maybe, spec } from "./schemas/scalars.ts";

/** The body of every failed reply. The spec names only the message (section 8). */
export const problem = v.object({
  message: spec(v.string()),
  /** A refusal's code, or a code of the backend. 500256 may be a number. */
  code: assumed(maybe(v.union([v.string(), v.number()]))),
  /** Dotted path of the wrong value. */
  field: assumed(maybe(v.string())),
  /** The values in the sentence. Amounts are in satang, under names that end in Satang; instants are in epoch milliseconds. */
  facts: assumed(maybe(v.record(v.string(), v.union([v.string(), v.number()])))),
  /** Names the request in the backend's log. */
  requestId: assumed(maybe(v.string())),
});

/** Codes of problems that no rule decides, with their HTTP statuses. */
export const PROBLEM_STATUSES = {
  unauthorised: 401,
  forbidden: 403,
  "sandbox-token-wrong": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "body-too-late": 408,
  "body-too-large": 413,
  "body-type-wrong": 415,
  "host-unknown": 421,
  "too-many-streams": 429,
  "head-too-large": 431,
  unexpected: 500,
  "not-available": 501,
  "too-many-connections": 503,
  "storage-unreachable": 503,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUSES;
export type ProblemStatus<Code extends ProblemCode> = (typeof PROBLEM_STATUSES)[Code];

/** Refusals with a more exact status than 422. */
const REFUSAL_STATUSES: Partial<Record<RefusalCode, number>> = {
  "credentials-wrong": 401,
  "sign-in-locked": 429,
  "too-many-requests": 429,
  "too-many-refused": 429,
  "recovery-too-often": 429,
  "body-invalid": 400,
  maintenance: 503,
};

/** The HTTP status of a refusal. */
export function refusalStatus(code: RefusalCode): number {
  return REFUSAL_STATUSES[code] ?? 422;
}

/**
 * Whether a code is one that the contract gives a meaning: a refusal's code, the code 500256, or an error of the server
 * before it runs a call. Such a call had no effect. Everything else may come from a proxy, or from a backend with codes of
 * its own.
 */
export function isKnownCode(
  code: string | number | undefined,
  status: number,
  isRefusalCode: (code: unknown) => boolean,
): boolean {
  if (code === REFUSAL_CODE || code === String(REFUSAL_CODE) || isRefusalCode(code)) return true;
  return (
    (status < 500 || status === 503) && new Map<unknown, number>(Object.entries(PROBLEM_STATUSES)).get(code) === status
  );
}
