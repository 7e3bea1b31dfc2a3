import { judgeAmount } from "../../../../core/rules/amount-limits.ts";
import { decideWithdrawal as decideCap, withdrawalUsage } from "../../../../core/rules/withdrawal-cap.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../../core/shared/money.ts";
import { at, type Refusal, refusalOf, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { canRetryWithdrawal } from "../../../../core/wallet/statuses.ts";
import type { Decision, DecisionContext, WithdrawalCommand } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";
import { checkConfirmation } from "../../session/second-factor/check-confirmation.ts";
import { bankAccountOf, standingOf } from "../../session/views.ts";

/** A retry is a new attempt of a rejected request. The same rules apply to it as to the first attempt. */
export function decideWithdrawal(state: MemberState, command: WithdrawalCommand, context: DecisionContext): Decision {
  const { now, random } = context;
  const unconfirmed = checkConfirmation(state.secondFactor, command.confirmation, now);
  if (unconfirmed) return err(unconfirmed);
  const withIntent = command.intent && { intent: command.intent };
  if (command.type === "request-withdrawal") {
    const { amount } = command;
    const refusal =
      judgeAmount(amount, { minimumSatang: context.limits.withdrawalMinimum }) ?? checkCap(state, amount, now);
    if (refusal) return err(refusal);
    const id = requestId("W", now, random);
    return ok([{ type: "withdrawal-requested", at: now, id, amount, account: bankAccountOf(state), ...withIntent }]);
  }
  const withdrawal = state.withdrawals.get(command.id);
  if (!withdrawal) return err(refuse("request-not-found"));
  if (!canRetryWithdrawal(withdrawal.status)) return err(refuse("request-status", { status: withdrawal.status }));
  const refusal = checkCap(state, withdrawal.amountSatang, now);
  if (refusal) return err(refusal);
  return ok([{ type: "withdrawal-retried", at: now, id: command.id, ...withIntent }]);
}

function checkCap(state: MemberState, amount: Satang, now: Instant): Refusal | undefined {
  const { level } = standingOf(state, now);
  const usage = withdrawalUsage(state.withdrawals.values(), now);
  const { reason } = decideCap({ level, amount, credit: state.creditSatang, ...usage, now });
  return reason && at("amount", refusalOf(reason));
}
