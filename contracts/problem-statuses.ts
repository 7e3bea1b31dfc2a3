import type { RefusalCode } from "../core/shared/refusal.ts";

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
  "body-invalid": 400,
  maintenance: 503,
};

/** The HTTP status of a refusal. */
export function refusalStatus(code: RefusalCode): number {
  return REFUSAL_STATUSES[code] ?? 422;
}
