import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import mutedCss from "../typography/muted.module.css";
import chipCss from "./chip.module.css";
import moneyCss from "./money.module.css";

interface MoneyProps {
  /** The result of `formatBaht`: `฿1,234.50`. */
  readonly text: string;
  /** `m`: inside text. `l`: in a card. `xl`: the balance. `xxl`: an amount that arrives. */
  readonly size?: "m" | "l" | "xl" | "xxl";
  /** Colours what came in, what went out, or a prize. The sign in the text says the same. */
  readonly tone?: "plus" | "minus" | "gold";
}

/** An amount whose currency sign and satang are less prominent than its baht. */
export function Money({ text, size = "m", tone }: MoneyProps) {
  const [, sign = "", whole = text, satang = ""] = /^(\D*)([\d,]+)(\.\d+)?$/.exec(text) ?? [];
  return (
    <span
      className={cx(
        moneyCss["money"],
        moneyCss[size],
        size.endsWith("xl") && text.length > 12 && moneyCss["long"],
        tone && moneyCss[tone],
      )}
    >
      <span className={moneyCss["minor"]}>{sign}</span>
      {whole}
      <span className={moneyCss["minor"]}>{satang}</span>
    </span>
  );
}

/** Words that stay on one line. */
export function NoBreak({ children }: { readonly children: ReactNode }) {
  return <span className={moneyCss["together"]}>{children}</span>;
}

/** The number of a request or a round, never broken at its hyphen. `short` is its last part, for narrow lists. */
export function Id({ children, short = false }: { readonly children: string; readonly short?: boolean }) {
  return (
    <span className={moneyCss["together"]} title={children}>
      {short ? children.slice(children.lastIndexOf("-") + 1) : children}
    </span>
  );
}

/** A line of text in which no request's number breaks at its hyphen. */
export function LineWithIds({ children }: { readonly children: string }) {
  return children.split(/\b([A-Z]-[\w-]+)/).map((part, index) => (index % 2 === 1 ? <Id key={part}>{part}</Id> : part));
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
