import { judgeAmount } from "../../../core/rules/amount-limits.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";

/** What is wrong with an amount of any money action; undefined when nothing is. */
export function checkAmount(amount: Satang, minimumSatang: Satang, maximumSatang: Satang): Refusal | undefined {
  return judgeAmount(amount, { minimumSatang, maximumSatang });
}
