import { MAX_AMOUNT, type Satang } from "../../../core/shared/money.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";

/** The refusal of an amount in any money action. Undefined when the amount is allowed. */
export function checkAmount(amount: Satang, minimum: Satang, maximum: Satang): Refusal | undefined {
  const refusal = amountRefusal(amount, minimum, maximum);
  return refusal && at("amount", refusal);
}

function amountRefusal(amount: Satang, minimumSatang: Satang, maximumSatang: Satang): Refusal | undefined {
  if (amount < 0) return refuse("amount-negative");
  if (amount === 0) return refuse("amount-zero");
  if (amount > MAX_AMOUNT) return refuse("amount-too-large");
  if (amount < minimumSatang) return refuse("amount-below-minimum", { minimumSatang });
  if (amount > maximumSatang) return refuse("amount-above-maximum", { maximumSatang });
  return undefined;
}
