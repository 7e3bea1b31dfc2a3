import { formatBaht, type Satang } from "../../../core/shared/money.ts";
import { Money } from "../../ui/data/money.tsx";

interface NetAmountProps {
  readonly amount: Satang;
  readonly size?: "m" | "l";
}

/** A net result with its sign. Losses are as large as wins. */
export function NetAmount({ amount, size = "m" }: NetAmountProps) {
  const text = `${amount > 0 ? "+" : ""}${formatBaht(amount)}`;
  if (amount === 0) return <Money text={text} size={size} />;
  return <Money text={text} size={size} tone={amount > 0 ? "plus" : "minus"} />;
}
