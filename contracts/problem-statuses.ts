import type { RefusalCode } from "../core/shared/refusal.ts";

/** Codes of problems that no rule decides, with their HTTP statuses. */
export const PROBLEM_STATUSES = {
  unauthorised: 401,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "body-too-large": 413,
  unexpected: 500,
} as const;
export type ProblemCode = keyof typeof PROBLEM_STATUSES;
export type ProblemStatus<Code extends ProblemCode> = (typeof PROBLEM_STATUSES)[Code];

/** Refusals with a more exact status than 422. */
const REFUSAL_STATUSES: Partial<Record<RefusalCode, number>> = {
  "credentials-wrong": 401,
  "sign-in-locked": 429,
  "body-invalid": 400,
  maintenance: 503,
};

/** The HTTP status of a refusal. */
export function refusalStatus(code: RefusalCode): number {
  return REFUSAL_STATUSES[code] ?? 422;
}
