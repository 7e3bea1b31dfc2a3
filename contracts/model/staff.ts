import { approveClaim, rejectClaim } from "./rewards.ts";
import type { RequestState, State } from "./state.ts";
import { creditDeposit, rejectDeposit } from "./wallet/deposits.ts";
import { statusOf } from "./wallet/requests.ts";
import { approveSlip, rejectSlip } from "./wallet/slips.ts";
import { payWithdrawal, rejectWithdrawal, startPaying } from "./wallet/withdrawals.ts";

export type Decision = "approve" | "start-paying" | "reject";

const OPEN = ["awaiting-transfer", "checking", "paying"];

export function isOpenRequest(request: RequestState): boolean {
  return OPEN.includes(statusOf(request));
}

/** Whether staff can decide it so: an ended request never changes, and only a withdrawal is paid in two steps. */
export function canDecide({ kind, ...request }: RequestState, decision: Decision): boolean {
  const status = statusOf(request);
  if (!OPEN.includes(status)) return false;
  return decision !== "start-paying" || (kind === "withdrawal" && status === "checking");
}

/** What staff's decision changes. `reason` is a sentence to show. */
export function decide(state: State, request: RequestState, decision: Decision, reason: string): void {
  const { kind } = request;
  if (decision === "start-paying") return startPaying(request, state.now);
  const approves = decision === "approve";
  switch (kind) {
    case "deposit":
      return approves ? creditDeposit(state, request, state.now) : rejectDeposit(state, request, reason);
    case "withdrawal":
      return approves ? payWithdrawal(state, request) : rejectWithdrawal(state, request, reason);
    case "slip":
      return approves ? approveSlip(state, request) : rejectSlip(state, request, reason);
    case "claim":
    case "gift":
      return approves ? approveClaim(state, request) : rejectClaim(state, request, reason);
  }
}
