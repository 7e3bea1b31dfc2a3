import { decideWithdrawal as decideCap, withdrawalUsage } from "../../../../core/rules/withdrawal-cap.ts";
import { type Instant, isSameBangkokDay } from "../../../../core/shared/bangkok-time.ts";
import { MAX_AMOUNT, type Satang } from "../../../../core/shared/money.ts";
import { at, type Refusal, refusalOf, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { canRetryWithdrawal } from "../../../../core/wallet/statuses.ts";
import { each } from "../../collections/persistent-list.ts";
import { getIn } from "../../collections/persistent-map.ts";
import type { Decision, DecisionContext, WithdrawalCommand } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState, WithdrawalRecord } from "../../engine/state.ts";
import { bankAccountOf } from "../../session/bank-account.ts";
import { standingOf } from "../../session/standing.ts";
import { checkAmount } from "../check-amount.ts";

/** A retry is a new attempt of a rejected request, judged like a first one. */
export function decideWithdrawal(state: MemberState, command: WithdrawalCommand, context: DecisionContext): Decision {
  const { now, chance } = context;
  const asked = command.intent && { intent: command.intent };
  if (command.type === "request-withdrawal") {
    const { amount } = command;
    const reason =
      checkAmount(amount, context.limits.withdrawalMinimum, MAX_AMOUNT) ?? reasonAgainst(state, amount, now);
    if (reason) return err(reason);
    const account = bankAccountOf(state);
    return ok([{ type: "withdrawal-requested", at: now, id: requestId("W", now, chance), amount, account, ...asked }]);
  }
  const withdrawal = getIn(state.withdrawals.byId, command.id);
  if (!withdrawal) return err(refuse("request-not-found"));
  if (!canRetryWithdrawal(withdrawal.status)) return err(refuse("request-status", { status: withdrawal.status }));
  const reason = reasonAgainst(state, withdrawal.amountSatang, now);
  if (reason) return err(reason);
  return ok([{ type: "withdrawal-retried", at: now, id: command.id, ...asked }]);
}

function reasonAgainst(state: MemberState, amount: Satang, now: Instant): Refusal | undefined {
  const { level } = standingOf(state, now);
  const usage = withdrawalUsage(attemptedToday(state, now), now);
  const { reason } = decideCap({ level, amount, credit: state.creditSatang, ...usage, now });
  return reason && at("amount", refusalOf(reason));
}

/** Walks back no further than today's attempts, so that a long history costs nothing. */
function attemptedToday(state: MemberState, now: Instant): Iterable<WithdrawalRecord> {
  const today = new Map<string, WithdrawalRecord>();
  for (const id of each(state.attempts)) {
    const withdrawal = getIn(state.withdrawals.byId, id);
    if (!withdrawal || !isSameBangkokDay(withdrawal.attemptedAt, now)) break;
    today.set(id, withdrawal);
  }
  return today.values();
}
