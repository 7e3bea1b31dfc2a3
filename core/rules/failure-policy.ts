import type { FaultKind } from "../shared/fault.ts";

/**
 * Which failures end a session. The spec's section 8 reads both ways: 401 and 403 only, or every failed response but
 * the special code.
 */
export const SESSION_ENDS_ON = ["unauthorised", "any-failure"] as const;
export type SessionEndsOn = (typeof SESSION_ENDS_ON)[number];

/** A backend's special code: a refusal that is shown and never ends a session. As a status or in the body. */
export const REFUSAL_CODE = 500256;

/** What is known of a call that failed. */
export interface Failure {
  /** Of the response; absent (or 0) when none came. */
  readonly status?: number | undefined;
  /** The body's code or the transport's, `500256` or `ECONNABORTED` say. */
  readonly code?: string | number | undefined;
  readonly cancelled?: boolean | undefined;
}

/** `success` for a status of 200 to 299 and nothing against it: no failure at all. */
export type FailureReason = "success" | "refused" | Exclude<FaultKind, "contract" | "not-available">;

/** What follows from a failure. */
export interface FailureVerdict {
  readonly endsSession: boolean;
  readonly raisesServiceProblem: boolean;
  /** It is the backend's "no", to be shown in its own words. */
  readonly refusal: boolean;
  readonly reason: FailureReason;
}

const RAISES_SERVICE_PROBLEM = {
  success: false,
  refused: false,
  unauthorised: false,
  unreachable: false,
  "timed-out": true,
  cancelled: true,
  unavailable: true,
  server: false,
} as const satisfies Record<FailureReason, boolean>;

const OUR_TIME_OUT = "ECONNABORTED";

/** Judges a failure. No response, or a call we gave up, never ends a session: nobody said that it is over. */
export function judgeFailure(failure: Failure, sessionEndsOn: SessionEndsOn): FailureVerdict {
  const reason = failureReason(failure);
  return {
    endsSession:
      reason === "unauthorised" ||
      (sessionEndsOn === "any-failure" && reason !== "refused" && reason !== "cancelled" && hasFailed(failure.status)),
    raisesServiceProblem: RAISES_SERVICE_PROBLEM[reason] || failure.code === OUR_TIME_OUT,
    refusal: reason === "refused",
    reason,
  };
}

/** A cancelled call says nothing but that; the special code beats every status it comes with. */
export function failureReason({ status, code, cancelled }: Failure): FailureReason {
  if (cancelled) return "cancelled";
  if (status === REFUSAL_CODE || code === REFUSAL_CODE || code === "500256") return "refused";
  if (status === 401 || status === 403) return "unauthorised";
  if (status === 503) return "unavailable";
  if (status === 408 || code === OUR_TIME_OUT) return "timed-out";
  if (!status) return "unreachable";
  return hasFailed(status) ? "server" : "success";
}

function hasFailed(status: number | undefined): boolean {
  return !!status && (status < 200 || status > 299);
}
