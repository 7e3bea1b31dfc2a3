import { bankColor } from "../../brand/bank-color.ts";
import css from "./bank-badge.module.css";

interface BankBadgeProps {
  /** A bank code of core/wallet/banks.ts. */
  readonly code: string;
  readonly abbreviation: string;
}

/** The bank's abbreviation in its colour. Decorative: show the bank's name beside it. */
export function BankBadge({ code, abbreviation }: BankBadgeProps) {
  return (
    <span className={css["badge"]} style={{ backgroundColor: bankColor(code) }} aria-hidden="true">
      {abbreviation}
    </span>
  );
}
