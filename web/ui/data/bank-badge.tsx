import { bankColor } from "../../brand/bank-color.ts";
import css from "./bank-badge.module.css";

interface BankBadgeProps {
  /** As core/wallet/banks.ts numbers the banks. */
  readonly code: string;
  readonly abbreviation: string;
}

/** The bank's short name on its colour; decorative, the full name stands beside it. */
export function BankBadge({ code, abbreviation }: BankBadgeProps) {
  return (
    <span className={css["badge"]} style={{ backgroundColor: bankColor(code) }} aria-hidden="true">
      {abbreviation}
    </span>
  );
}
