import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import mutedCss from "../typography/muted.module.css";
import chipCss from "./chip.module.css";
import moneyCss from "./money.module.css";

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
    <span
      className={cx(
        moneyCss["money"],
        moneyCss[size],
        size === "xl" && text.length > 12 && moneyCss["long"],
        tone && moneyCss[tone],
      )}
    >
      <span className={moneyCss["minor"]}>{sign}</span>
      {whole}
      <span className={moneyCss["minor"]}>{satang}</span>
    </span>
  );
}

export type Tone = "plain" | "good" | "gold" | "bad" | "info";

interface ChipProps {
  readonly children: ReactNode;
  /** `gold` is for levels, rewards and requests that wait. */
  readonly tone?: Tone;
  readonly icon?: IconName;
}

/** A short status. It is no control. */
export function Chip({ children, tone = "plain", icon }: ChipProps) {
  return (
    <span className={cx(chipCss["chip"], chipCss[tone])}>
      {icon ? <Icon name={icon} size={16} /> : null}
      <span>{children}</span>
    </span>
  );
}

interface MutedProps {
  readonly children: ReactNode;
  /** `faint` is smaller too, for times and counts. `onBrand` is for a BrandCard. */
  readonly tone?: "muted" | "faint" | "onBrand";
}

/** A less prominent paragraph. */
export function Muted({ children, tone = "muted" }: MutedProps) {
  return <p className={mutedCss[tone]}>{children}</p>;
}
