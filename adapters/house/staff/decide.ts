import { isRewardFinal } from "../../../core/rewards/model.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { isDepositFinal, isSlipFinal, isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import type { Decision, DecisionContext, StaffCommand } from "../engine/commands.ts";
import type { MemberEvent } from "../engine/events.ts";
import type { ClaimRecord, DepositRecord, MemberState, SlipRecord, WithdrawalRecord } from "../engine/state.ts";
import { findRequest } from "./find-request.ts";

/** What staff may do with a request that is still open. */
export function decideStaff(state: MemberState, command: StaffCommand, context: DecisionContext): Decision {
  const found = findRequest(state, command.id);
  if (!found) return err(refuse("request-not-found"));
  switch (found.kind) {
    case "deposit":
      return withDeposit(found.request, command, context);
    case "slip":
      return withSlip(found.request, command, context);
    case "withdrawal":
      return withWithdrawal(found.request, command, context);
    case "reward":
      return withClaim(found.request, command, context);
  }
}

function withDeposit(deposit: DepositRecord, command: StaffCommand, { now: at }: DecisionContext): Decision {
  const { id, status, amountSatang: amount } = deposit;
  if (isDepositFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
  // The transfer may be seen on the account before the member says so: both steps are taken at once.
  const confirmed: readonly MemberEvent[] =
    status === "awaiting-transfer" ? [{ type: "deposit-confirmed", at, id }] : [];
  return ok([
    ...confirmed,
    command.type === "approve"
      ? { type: "deposit-credited", at, id, amount }
      : { type: "deposit-rejected", at, id, reason: command.reason },
  ]);
}

function withSlip(slip: SlipRecord, command: StaffCommand, { now: at, taken }: DecisionContext): Decision {
  const { id, status, amountSatang: amount, transfer } = slip;
  if (isSlipFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
  if (command.type === "reject") return ok([{ type: "slip-rejected", at, id, reason: command.reason }]);
  const elsewhere = taken.some(({ kind, value }) => kind === "slip" && value === transfer);
  return ok([elsewhere ? { type: "slip-duplicated", at, id } : { type: "slip-credited", at, id, amount }]);
}

function withWithdrawal(withdrawal: WithdrawalRecord, command: StaffCommand, { now: at }: DecisionContext): Decision {
  const { id, status, amountSatang: amount } = withdrawal;
  if (isWithdrawalFinal(status)) return err(refuse("request-status", { status }));
  const paying: readonly MemberEvent[] = status === "checking" ? [{ type: "withdrawal-paying", at, id }] : [];
  switch (command.type) {
    case "start-paying":
      return paying.length > 0 ? ok(paying) : err(refuse("request-status", { status }));
    case "approve":
      return ok([...paying, { type: "withdrawal-paid", at, id, amount }]);
    case "reject":
      return ok([{ type: "withdrawal-rejected", at, id, amount, reason: command.reason }]);
  }
}

function withClaim(claim: ClaimRecord, command: StaffCommand, { now: at }: DecisionContext): Decision {
  const { id, title, prize, pricePoints: price, status } = claim;
  if (isRewardFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
  return ok([
    command.type === "approve"
      ? { type: "reward-granted", at, id, title, prize }
      : { type: "reward-rejected", at, id, title, price, reason: command.reason },
  ]);
}
