import { totalOf } from "../../../core/rules/affiliate-bonus.ts";
import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { subtract } from "../../../core/shared/money.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { Decision, DecisionContext, WithdrawAffiliate } from "../engine/commands.ts";
import { requestId } from "../engine/request-id.ts";
import type { MemberState } from "../engine/state.ts";
import { affiliateLeft } from "./affiliate-left.ts";

/** The inviter's stream holds all withdrawals, so two at the same time cannot get the same money. */
export function decideAffiliate(
  state: MemberState,
  { amount, source, earned, intent }: WithdrawAffiliate,
  { now, random }: DecisionContext,
): Decision {
  const refusal = judgeAmount(amount, { minimumSatang: DEFAULT_INPUT_RULES.affiliateMinimumSatang });
  if (refusal) return err(refusal);
  const left = affiliateLeft(earned, state.affiliateWithdrawn);
  if (amount > left[source]) {
    return err(at("amount", refuse("affiliate-insufficient", { balanceSatang: left[source] })));
  }
  return ok([
    {
      type: "affiliate-withdrawn",
      at: now,
      id: requestId("A", now, random),
      source,
      amount,
      left: subtract(totalOf(left), amount),
      ...(intent && { intent }),
    },
  ]);
}
