import { bankColors, unknownBankColor } from "../brand/bank-colors.ts";
import css from "./bank-badge.module.css";

/** The bank's short code on its colour; decorative, its name stands beside it. */
export function BankBadge({ code }: { readonly code: string }) {
  return (
    <span className={css["badge"]} style={{ backgroundColor: bankColors[code.toUpperCase()] ?? unknownBankColor }} aria-hidden="true">
      {code.slice(0, 5)}
    </span>
  );
}
