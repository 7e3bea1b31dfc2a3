import { judgeFailure, type SessionEndsOn } from "../rules/failure-policy.ts";
import type { Fault } from "../shared/fault.ts";

/** What follows from a fault, beside its being shown. A part that a backend does not have is nobody's failure. */
export function judgeFault(
  { fault, status, code }: Fault,
  sessionEndsOn: SessionEndsOn,
): { readonly endsSession: boolean; readonly raisesServiceProblem: boolean } {
  if (fault === "not-available") return { endsSession: false, raisesServiceProblem: false };
  const cancelled = fault === "cancelled";
  // Without a session nothing is sent, so there is no status; it is unauthorised all the same.
  const told = fault === "unauthorised" ? (status ?? 401) : status;
  const { endsSession, raisesServiceProblem } = judgeFailure({ status: told, code, cancelled }, sessionEndsOn);
  return { endsSession, raisesServiceProblem };
}
