import { MAX_AMOUNT, type Satang, satang } from "../shared/money.ts";
import { at, type Refusal, refuse } from "../shared/refusal.ts";

/** The smallest and the largest amount of one kind of money action, both allowed. */
export interface AmountLimits {
  readonly minimumSatang: Satang;
  readonly maximumSatang: Satang;
}

const ANY_AMOUNT: AmountLimits = { minimumSatang: satang(1), maximumSatang: MAX_AMOUNT };

/** The refusal of an amount outside the limits. Without a limit, every amount from 1 satang to `MAX_AMOUNT` is allowed. */
export function judgeAmount(amount: Satang, limits: Partial<AmountLimits> = {}): Refusal | undefined {
  const refusal = refusalBy(amount, { ...ANY_AMOUNT, ...limits });
  return refusal && at("amount", refusal);
}

function refusalBy(amount: Satang, { minimumSatang, maximumSatang }: AmountLimits): Refusal | undefined {
  if (amount < 0) return refuse("amount-negative");
  if (amount === 0) return refuse("amount-zero");
  if (amount > MAX_AMOUNT) return refuse("amount-too-large");
  if (amount < minimumSatang) return refuse("amount-below-minimum", { minimumSatang });
  if (amount > maximumSatang) return refuse("amount-above-maximum", { maximumSatang });
  return undefined;
}
