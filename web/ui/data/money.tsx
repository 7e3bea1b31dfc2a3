import { cx } from "../cx.ts";
import css from "./money.module.css";

interface MoneyProps {
  /** As core/shared/money.ts `formatBaht` writes it: `฿1,234.50`. */
  readonly text: string;
  /** `m` runs in the text, `l` heads a card, `xl` is the balance. */
  readonly size?: "m" | "l" | "xl";
  /** Colours by direction; a sign says the same without colour. */
  readonly tone?: "plus" | "minus";
}

/** The sign and the satang stand back behind the baht. */
export function Money({ text, size = "m", tone }: MoneyProps) {
  const [, sign = "", whole = text, satang = ""] = /^(\D*)([\d,]+)(\.\d+)?$/.exec(text) ?? [];
  return (
    <span className={cx(css["money"], css[size], size === "xl" && text.length > 12 && css["long"], tone && css[tone])}>
      <span className={css["minor"]}>{sign}</span>
      {whole}
      <span className={css["minor"]}>{satang}</span>
    </span>
  );
}
