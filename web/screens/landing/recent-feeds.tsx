import { type ReactNode, useEffect } from "react";
import { landingSectionsText } from "#text/site/landing-sections.ts";
import { shellText } from "#text/site/shell.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { FeedEntry } from "../../../core/site/model.ts";
import type { Resource } from "../../stores/base/resource.ts";
import { useClock, useStores } from "../../stores/stores-context.ts";
import { timeAgo } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Money, Muted } from "../../ui/data/inline.tsx";
import { TimeAgo, useNow } from "../../ui/data/time-ago.tsx";
import { ListPanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/page.tsx";
import css from "./feed-list.module.css";

interface FeedRow {
  readonly key: string;
  readonly name: string;
  readonly time: ReactNode;
  readonly amount: ReactNode;
}

/** Payments in dense rows: name, time and amount side by side where there is room. */
function FeedList({ label, rows }: { readonly label: string; readonly rows: readonly FeedRow[] }) {
  return (
    <ul aria-label={label}>
      {rows.map(({ key, name, time, amount }) => (
        <li key={key} className={css["row"]}>
          <span className={css["name"]}>{name}</span>
          <span className={css["time"]}>{time}</span>
          <span className={css["amount"]}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}

const SHOWN = 7;

/** The latest withdrawals and deposits of all members, with masked names. */
export const RecentFeeds = observer(function RecentFeeds() {
  const { recentWithdrawals, recentDeposits } = useStores().site;
  useEffect(() => {
    void recentWithdrawals.load();
    void recentDeposits.load();
  }, [recentWithdrawals, recentDeposits]);
  return (
    <>
      <Feed
        title={landingSectionsText.withdrawals}
        none={landingSectionsText.noWithdrawals}
        entries={recentWithdrawals}
      />
      <Feed title={landingSectionsText.deposits} none={landingSectionsText.noDeposits} entries={recentDeposits} />
    </>
  );
});

interface FeedProps {
  readonly title: string;
  readonly none: string;
  readonly entries: Resource<readonly FeedEntry[]>;
}

const Feed = observer(function Feed({ title, none, entries }: FeedProps) {
  const now = useNow(useClock(), 15_000);
  return (
    <Section title={title}>
      <ListPanel
        state={entries.state}
        skeleton={<Skeleton shape="rows" rows={SHOWN} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void entries.load()}
        empty={<Muted>{none}</Muted>}
      >
        {(feed) => (
          <Card tight>
            <FeedList label={title} rows={rowsOf(feed, now)} />
          </Card>
        )}
      </ListPanel>
    </Section>
  );
});

function rowsOf(feed: readonly FeedEntry[], now: Instant) {
  return feed.slice(0, SHOWN).map(({ maskedName, amountSatang, at }, index) => ({
    // Two entries may have the same name, amount and time.
    key: `${at} ${index}`,
    name: maskedName,
    time: <TimeAgo {...timeAgo(at, now)} />,
    amount: <Money text={formatBaht(amountSatang)} tone="plus" />,
  }));
}
