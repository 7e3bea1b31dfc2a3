import { totalOf } from "../../../core/rules/affiliate-bonus.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { MAX_AMOUNT, subtract } from "../../../core/shared/money.ts";
import { at, refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { AffiliateCommand, Decision, DecisionContext } from "../engine/commands.ts";
import { requestId } from "../engine/request-id.ts";
import type { MemberState } from "../engine/state.ts";
import { checkAmount } from "../wallet/check-amount.ts";
import { affiliateLeft } from "./affiliate-left.ts";

/** Judged by what was taken out before, as this stream has it: two at once can't both have the same money. */
export function decideAffiliate(
  state: MemberState,
  command: AffiliateCommand,
  { now, chance }: DecisionContext,
): Decision {
  const { amount, source, earned, intent } = command;
  const wrong = checkAmount(amount, DEFAULT_INPUT_RULES.affiliateMinimumSatang, MAX_AMOUNT);
  if (wrong) return err(wrong);
  const left = affiliateLeft(earned, state.affiliate.withdrawn);
  if (amount > left[source]) {
    return err(at("amount", refuse("affiliate-insufficient", { balanceSatang: left[source] })));
  }
  return ok([
    {
      type: "affiliate-withdrawn",
      at: now,
      id: requestId("A", now, chance),
      source,
      amount,
      left: subtract(totalOf(left), amount),
      ...(intent && { intent }),
    },
  ]);
}
