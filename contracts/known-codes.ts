import { REFUSAL_CODE } from "../core/rules/failure-policy.ts";
import { isRefusalCode } from "../core/shared/refusal.ts";

/**
 * The codes of failed replies that no rule gives, each with its status. The server sends them before it runs a call, so
 * the call had no effect.
 */
export const HTTP_ERROR_STATUSES = {
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
} as const;

/**
 * Whether a code is one that the contract gives a meaning: a refusal's code, the code 500256, or an error before any rule
 * runs. Everything else may come from a proxy, or from a backend with codes of its own.
 */
export function isKnownCode(code: string | number | undefined, status: number): boolean {
  if (code === REFUSAL_CODE || code === String(REFUSAL_CODE) || isRefusalCode(code)) return true;
  return Object.entries(HTTP_ERROR_STATUSES).some(([known, own]) => known === code && own === status);
}
