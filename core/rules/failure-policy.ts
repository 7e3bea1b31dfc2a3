import type { Fault, FaultKind } from "../shared/fault.ts";

/** Which failures end a session. Section 8 of the spec allows both: 401 and 403 only, or all but the refusal code. */
export const SESSION_ENDS_ON = ["unauthorised", "any-failure"] as const;
export type SessionEndsOn = (typeof SESSION_ENDS_ON)[number];

/** A backend's code for a refusal, as a status or in the body. It is shown and never ends a session. */
export const REFUSAL_CODE = 500256;

/** What is known about a failed call. */
export interface Failure {
  /** The response's status; absent or 0 when none came. */
  readonly status?: number | undefined;
  /** The code of the body or the transport: `500256` or `ECONNABORTED`, for example. */
  readonly code?: string | number | undefined;
  readonly cancelled?: boolean | undefined;
}

/** `success`: no failure, a status of 200 to 299. */
export type FailureReason = "success" | "refused" | Exclude<FaultKind, "contract" | "not-available">;

/** The consequences of a failure. */
export interface FailureVerdict {
  readonly endsSession: boolean;
  readonly raisesServiceProblem: boolean;
  /** It is the backend's refusal and is shown in its own words. */
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

/** Judges a failure. Only a response can end a session: no response and a cancelled call never do. */
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

/** A cancelled call is only that, and the refusal code counts more than any status. */
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

/**
 * The consequences of a fault. Two faults are no failure: the backend does not have the call, and we cancelled it
 * ourselves, such as the read of another session's configuration.
 */
export function judgeFault(
  { fault, status, code, onPurpose }: Fault,
  sessionEndsOn: SessionEndsOn,
): Pick<FailureVerdict, "endsSession" | "raisesServiceProblem"> {
  if (fault === "not-available" || onPurpose) return { endsSession: false, raisesServiceProblem: false };
  const cancelled = fault === "cancelled";
  // Without a session no call is sent and there is no status, but it counts as unauthorised.
  const known = fault === "unauthorised" ? (status ?? 401) : status;
  const { endsSession, raisesServiceProblem } = judgeFailure({ status: known, code, cancelled }, sessionEndsOn);
  return { endsSession, raisesServiceProblem };
}

/** What a settled call shows about the service. `endpoint` is the row of the call: `GET /api/deposit`, for example. */
export type ServiceEvent =
  | { readonly type: "disturbed" | "succeeded"; readonly endpoint: string }
  /** The site's status was read, which shows that the whole service works again. */
  | { readonly type: "status-read" };

/** The rows that were disturbed and have not succeeded since, each once. None means that there is no service problem. */
export type ServiceProblem = readonly string[];

/**
 * Spec section 8: a disturbed call raises the service problem. It lasts until a call of the same row succeeds, because
 * another row may be served by another machine, or until a look at the site's status succeeds.
 */
export function disturbedAfter(rows: ServiceProblem, event: ServiceEvent): ServiceProblem {
  if (event.type === "status-read") return rows.length === 0 ? rows : [];
  const known = rows.includes(event.endpoint);
  if (event.type === "disturbed") return known ? rows : [...rows, event.endpoint];
  return known ? rows.filter((row) => row !== event.endpoint) : rows;
}
