import { REFUSAL_CODE } from "../core/rules/failure-policy.ts";
import { isRefusalCode } from "../core/shared/refusal.ts";
import { PROBLEM_STATUSES } from "./problem-statuses.ts";

/**
 * Whether a code is one that the contract gives a meaning: a refusal's code, the code 500256, or an error of the server
 * before it runs a call. Such a call had no effect. Everything else may come from a proxy, or from a backend with codes of
 * its own.
 */
export function isKnownCode(code: string | number | undefined, status: number): boolean {
  if (code === REFUSAL_CODE || code === String(REFUSAL_CODE) || isRefusalCode(code)) return true;
  return (
    (status < 500 || status === 503) &&
    Object.entries(PROBLEM_STATUSES).some(([known, own]) => known === code && own === status)
  );
}
