import { Icon } from "../art/icon.tsx";
import { ButtonLink } from "../controls/button-link.tsx";
import { cx } from "../cx.ts";
import { Money } from "../data/money.tsx";
import { Columns } from "../layout/columns.tsx";
import { Muted } from "../typography/muted.tsx";
import css from "./balance-card.module.css";
import { BrandCard } from "./brand-card.tsx";

interface BalanceCardProps {
  /** Says of when the amount is. */
  readonly label: string;
  readonly amount: string;
  readonly points: string;
  readonly refreshLabel: string;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  readonly depositLabel: string;
  readonly depositPath: string;
  readonly withdrawLabel: string;
  readonly withdrawPath: string;
}

/** What a member has, of when that is, and the two things to do with it. */
export function BalanceCard(props: BalanceCardProps) {
  return (
    <BrandCard>
      <div className={css["head"]}>
        <Muted tone="onBrand">{props.label}</Muted>
        <button
          type="button"
          className={cx(css["refresh"], props.refreshing && css["turning"])}
          aria-label={props.refreshLabel}
          aria-busy={props.refreshing}
          onClick={props.onRefresh}
        >
          <Icon name="refresh" size={20} />
        </button>
      </div>
      <Money text={props.amount} size="xl" />
      <Muted tone="onBrand">{props.points}</Muted>
      <div className={css["actions"]}>
        <Columns count={2}>
          <ButtonLink to={props.depositPath} variant="primary" wide icon="deposit">
            {props.depositLabel}
          </ButtonLink>
          <ButtonLink to={props.withdrawPath} variant="onBrand" wide icon="withdraw">
            {props.withdrawLabel}
          </ButtonLink>
        </Columns>
      </div>
    </BrandCard>
  );
}
