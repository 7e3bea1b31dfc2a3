import { Icon } from "../art/icon.tsx";
import { Columns } from "../columns/columns.tsx";
import { ButtonLink } from "../controls/button.tsx";
import { cx } from "../cx.ts";
import { Money, Muted } from "../data/inline.tsx";
import { ResourcePanel, type ResourcePanelProps } from "../feedback/resource-panel.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { TextLink } from "../typography/prose.tsx";
import css from "./balance-card.module.css";
import { BrandCard } from "./hero-card.tsx";

interface BalanceWords {
  /** Includes the time at which the amount was true. */
  readonly label: string;
  readonly amount: string;
  readonly points: string;
  readonly pointsLabel: string;
  readonly refreshLabel: string;
}

interface BalanceActions {
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
  /** Undefined while deposits are closed. */
  readonly depositPath: string | undefined;
  readonly withdrawPath: string;
  /** Where the member sees what the points came from. Undefined while it is closed. */
  readonly pointsPath: string | undefined;
  /** The member's level, which gives the card its look. */
  readonly level: string | undefined;
  readonly depositLabel: string;
  readonly withdrawLabel: string;
}

interface BalanceCardProps<Balance> extends BalanceActions {
  readonly state: ResourcePanelProps<Balance>["state"];
  readonly words: (balance: Balance) => BalanceWords;
  readonly texts: { readonly panel: ResourcePanelProps<Balance>["texts"]; readonly loading: string };
}

/**
 * The member's balance with its time, a refresh button, and the ways to deposit and to withdraw, which stay when the
 * balance cannot be read.
 */
export function BalanceCard<Balance>({ state, words, texts, ...actions }: BalanceCardProps<Balance>) {
  return (
    <>
      <ResourcePanel
        state={state}
        skeleton={<Skeleton shape="card" height={198} label={texts.loading} />}
        texts={texts.panel}
        onRetry={actions.onRefresh}
        optional
      >
        {(balance) => <LoadedBalance {...words(balance)} {...actions} />}
      </ResourcePanel>
      {"problem" in state && state.last === undefined ? <Ways {...actions} second="outline" /> : null}
    </>
  );
}

function LoadedBalance(props: BalanceWords & BalanceActions) {
  return (
    <BrandCard level={props.level}>
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
      <p className={css["points"]} data-balance="">
        {props.points} {props.pointsPath ? <TextLink to={props.pointsPath}>{props.pointsLabel}</TextLink> : null}
      </p>
      <div className={css["actions"]}>
        <Ways {...props} second="onBrand" />
      </div>
    </BrandCard>
  );
}

interface WaysProps extends Pick<BalanceActions, "depositPath" | "withdrawPath" | "depositLabel" | "withdrawLabel"> {
  readonly second: "onBrand" | "outline";
}

function Ways({ depositPath, withdrawPath, depositLabel, withdrawLabel, second }: WaysProps) {
  return (
    <Columns count={2}>
      {depositPath === undefined ? null : (
        <ButtonLink to={depositPath} variant="primary" wide icon="deposit">
          {depositLabel}
        </ButtonLink>
      )}
      <ButtonLink to={withdrawPath} variant={second} wide icon="withdraw">
        {withdrawLabel}
      </ButtonLink>
    </Columns>
  );
}
