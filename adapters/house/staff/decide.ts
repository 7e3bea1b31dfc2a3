import { isRewardFinal } from "../../../core/rewards/model.ts";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { isDepositFinal, isSlipFinal, isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import type { Decision, DecisionContext, ReviewCommand, StaffCommand } from "../engine/commands.ts";
import type { MemberEvent } from "../engine/events.ts";
import { findRequest } from "../engine/find-request.ts";
import { requestId } from "../engine/request-id.ts";
import type { ClaimRecord, DepositRecord, MemberState, SlipRecord, WithdrawalRecord } from "../engine/state.ts";

export function decideStaff(state: MemberState, command: StaffCommand, context: DecisionContext): Decision {
  switch (command.type) {
    case "approve":
    case "start-paying":
    case "reject":
      return review(state, command, context);
    case "grant-bonus":
      return grantBonus(command, context);
    case "grant-level":
      return ok([{ type: "level-granted", at: context.now, ...(command.level && { level: command.level }) }]);
  }
}

function grantBonus(
  { title, amount, points }: Extract<StaffCommand, { type: "grant-bonus" }>,
  { now, random }: DecisionContext,
): Decision {
  const onlyPoints = amount === ZERO && points > 0;
  const refusal = onlyPoints ? undefined : judgeAmount(amount);
  if (refusal) return err(refusal);
  return ok([{ type: "bonus-granted", at: now, id: requestId("B", now, random), title, amount, points }]);
}

/** Staff can change open requests only. */
function review(state: MemberState, command: ReviewCommand, context: DecisionContext): Decision {
  const found = findRequest(state, command.id);
  if (!found) return err(refuse("request-not-found"));
  switch (found.kind) {
    case "deposit":
      return reviewDeposit(found.request, command, context);
    case "slip":
      return reviewSlip(found.request, command, context);
    case "withdrawal":
      return reviewWithdrawal(found.request, command, context);
    case "reward":
      return reviewClaim(found.request, command, context);
  }
}

function reviewDeposit(deposit: DepositRecord, command: ReviewCommand, { now: at }: DecisionContext): Decision {
  const { id, status, amountSatang: amount } = deposit;
  if (isDepositFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
  // Staff may see the transfer before the member confirms it. Then this command takes both steps.
  const confirmed: readonly MemberEvent[] =
    status === "awaiting-transfer" ? [{ type: "deposit-confirmed", at, id }] : [];
  return ok([
    ...confirmed,
    command.type === "approve"
      ? { type: "deposit-credited", at, id, amount }
      : { type: "deposit-rejected", at, id, reason: command.reason },
  ]);
}

function reviewSlip(slip: SlipRecord, command: ReviewCommand, { now: at, takenKeys }: DecisionContext): Decision {
  const { id, status, amountSatang: amount, transfer } = slip;
  if (isSlipFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
  if (command.type === "reject") return ok([{ type: "slip-rejected", at, id, reason: command.reason }]);
  const taken = takenKeys.some(({ kind, value }) => kind === "slip" && value === transfer);
  return ok([taken ? { type: "slip-duplicated", at, id } : { type: "slip-credited", at, id, amount }]);
}

function reviewWithdrawal(
  withdrawal: WithdrawalRecord,
  command: ReviewCommand,
  { now: at }: DecisionContext,
): Decision {
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

function reviewClaim(claim: ClaimRecord, command: ReviewCommand, { now: at }: DecisionContext): Decision {
  const { id, title, prize, pricePoints: price, status } = claim;
  if (isRewardFinal(status) || command.type === "start-paying") return err(refuse("request-status", { status }));
  return ok([
    command.type === "approve"
      ? { type: "reward-granted", at, id, title, prize }
      : { type: "reward-rejected", at, id, title, price, reason: command.reason },
  ]);
}
