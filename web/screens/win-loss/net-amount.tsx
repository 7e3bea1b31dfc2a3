import { formatBaht, type Satang } from "../../../core/shared/money.ts";
import { Money } from "../../ui/data/money.tsx";

interface NetAmountProps {
  readonly amount: Satang;
  readonly size?: "m" | "l";
}

/** A result with its sign; a loss is written as large as a win. */
export function NetAmount({ amount, size = "m" }: NetAmountProps) {
  const text = `${amount > 0 ? "+" : ""}${formatBaht(amount)}`;
  if (amount === 0) return <Money text={text} size={size} />;
  return <Money text={text} size={size} tone={amount > 0 ? "plus" : "minus"} />;
}
