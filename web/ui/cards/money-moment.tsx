import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { Money } from "../data/inline.tsx";
import { CountUp, Moment } from "../prizes/moment.tsx";
import { FocusHeading } from "../typography/focus-heading.tsx";
import css from "./money-moment.module.css";

interface MoneyMomentProps {
  readonly heading: string;
  /** The result of `formatBaht`. */
  readonly amount: string;
  /** When it happened, and how long it took. */
  readonly detail: string;
  /** `out`: money that left for the member's own account. */
  readonly tone?: "in" | "out";
  /** The card takes the place and the focus of the step before. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Money has arrived: the amount is the largest thing on the screen. */
export function MoneyMoment(props: MoneyMomentProps) {
  const { heading, amount, detail, tone = "in", takesFocus, children } = props;
  return (
    <div className={css["moment"]}>
      <div className={cx(css["scene"], tone === "out" && css["out"])}>
        <Moment burst={heading}>
          <span className={css["medal"]}>
            <Icon name="tick" size={44} />
          </span>
        </Moment>
        {takesFocus ? <FocusHeading>{heading}</FocusHeading> : <h2>{heading}</h2>}
        <div className={css["amount"]}>
          <Money text={amount} size="xxl" />
        </div>
        <p className={css["detail"]}>{detail}</p>
      </div>
      <div className={css["below"]}>{children}</div>
    </div>
  );
}

interface CreditCountProps {
  readonly label: string;
  /** In satang, before and after. */
  readonly from: number;
  readonly to: number;
  readonly format: (satang: number) => string;
  /** The sum that explains the new credit: `฿100.00`, `+ ฿50.00`. The first one is the credit before. */
  readonly sum: readonly { readonly key: string; readonly text: string; readonly tone: "before" | "money" | "bonus" }[];
}

/** The new credit, counted up once from the old one. */
export function CreditCount({ label, from, to, format, sum }: CreditCountProps) {
  return (
    <div className={css["credit"]}>
      <p className={css["label"]}>{label}</p>
      <p className={css["count"]}>
        <CountUp from={from} value={to} format={format} />
      </p>
      <p className={css["sum"]}>
        {sum.map(({ key, text, tone }) => (
          <span key={key} className={css[tone]}>
            {text}
          </span>
        ))}
      </p>
    </div>
  );
}
