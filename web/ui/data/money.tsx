import { cx } from "../cx.ts";
import css from "./money.module.css";

interface MoneyProps {
  /** The result of `formatBaht`: `฿1,234.50`. */
  readonly text: string;
  /** `m`: inside text. `l`: in a card. `xl`: the balance. */
  readonly size?: "m" | "l" | "xl";
  /** Colours a gain or a loss. The sign in the text says the same. */
  readonly tone?: "plus" | "minus";
}

/** An amount whose currency sign and satang are less prominent than its baht. */
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
