import { useEffect } from "react";
import { affiliateText } from "#text/affiliate/affiliate.ts";
import { dayFieldWords } from "#text/site/day-field.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import { AFFILIATE_LOG_TYPES, type AffiliateLogEntry, type DownlineMember } from "../../../core/affiliate/model.ts";
import { AFFILIATE_SHARES, DAY_CLOSES_AFTER_MS } from "../../../core/rules/affiliate-bonus.ts";
import { bangkokDateOf, type Instant, MINUTE_MS, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useAffiliateStore } from "../../stores/use-member-stores.ts";
import { formatShortDate, timeAgo } from "../../text/dates.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { Split } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { Id, Money } from "../../ui/data/inline.tsx";
import type { Column } from "../../ui/data/table.tsx";
import { TimeAgo, useNow } from "../../ui/data/time-ago.tsx";
import { DayFields } from "../../ui/forms/date-field.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { GrowingTable } from "../../ui/lists/growing-list.tsx";
import { RecordSection } from "../../ui/lists/record-table.tsx";
import { BulletList } from "../../ui/typography/prose.tsx";
import { AffiliateBalanceCard } from "./affiliate-balance-card.tsx";
import { BonusSection } from "./bonus-section.tsx";
import { InviteCard } from "./invite-card.tsx";

/** The range of days for the bonuses and the log. An emptied field goes back to its last day. */
const DaysFilter = observer(function DaysFilter({ store }: { readonly store: AffiliateStore }) {
  const text = affiliateText.days;
  const { range, recent } = store;
  const clock = useClock();
  const changed = range.from !== recent.from || range.to !== recent.to;
  return (
    <Section title={text.title}>
      <DayFields
        labels={text}
        words={dayFieldWords(bangkokDateOf(clock()))}
        from={range.from}
        to={range.to}
        onFrom={(typed) => store.setRange({ ...range, from: parseBangkokDate(typed) ?? range.from })}
        onTo={(typed) => store.setRange({ ...range, to: parseBangkokDate(typed) ?? range.to })}
      />
      {changed ? (
        <Button small icon="refresh" onClick={() => store.setRange(recent)}>
          {text.reset}
        </Button>
      ) : null}
    </Section>
  );
});

const closes = `00:${String(DAY_CLOSES_AFTER_MS / MINUTE_MS).padStart(2, "0")}`;

/** The bonus rules in words, with the numbers of the rule file. */
function RulesCard() {
  const text = affiliateText.rules;
  return (
    <Card title={text.title}>
      <BulletList
        items={[
          text.af(String(AFFILIATE_SHARES.af / 100)),
          text.wl(String(AFFILIATE_SHARES.wl / 100)),
          text.closes(closes),
          text.round,
        ]}
      />
    </Card>
  );
}

const downlineColumns = (): readonly Column<DownlineMember>[] => [
  {
    key: "friend",
    label: affiliateText.downline.name,
    main: true,
    cell: ({ maskedName }) => maskedName,
    orderOf: ({ maskedName }) => maskedName,
  },
  {
    key: "joined",
    label: affiliateText.downline.joined,
    end: true,
    cell: ({ joinedAt }) =>
      joinedAt === undefined ? null : affiliateText.downline.joinedOn(formatShortDate(joinedAt)),
    orderOf: ({ joinedAt }) => joinedAt ?? 0,
  },
];

/** The friends who registered with the member's code, newest first. */
const DownlineSection = observer(function DownlineSection({ store: { downline } }: { readonly store: AffiliateStore }) {
  const text = affiliateText.downline;
  const count = downline.value?.length;
  return (
    <RecordSection
      title={text.title}
      aside={count ? text.count(formatCount(count)) : undefined}
      state={downline.state}
      onRetry={() => void downline.load()}
      empty={{ icon: "friends", title: text.empty, text: text.emptyHint }}
      skeletonRows={3}
      texts={shellText}
      moreLabel={moneyText.more}
      whole
    >
      {(all) => (
        <GrowingTable
          caption={text.title}
          columns={downlineColumns()}
          rows={all}
          rowKey={({ maskedName }) => maskedName}
          moreLabel={moneyText.more}
        />
      )}
    </RecordSection>
  );
});

const columns = (now: Instant): readonly Column<AffiliateLogEntry>[] => [
  {
    key: "change",
    label: affiliateText.log.change,
    end: true,
    main: true,
    orderOf: ({ amountSatang }) => amountSatang,
    cell: ({ amountSatang }) => (
      <Money
        text={`${amountSatang > 0 ? "+" : ""}${formatBaht(amountSatang)}`}
        tone={amountSatang > 0 ? "plus" : "minus"}
      />
    ),
  },
  {
    key: "item",
    label: affiliateText.log.item,
    main: true,
    cell: ({ amountSatang, title }) => {
      if (amountSatang < 0) return affiliateText.log.withdrawn;
      return title === undefined ? affiliateText.log.earnedBySomebody : affiliateText.log.earned(title);
    },
  },
  {
    key: "time",
    label: affiliateText.log.time,
    cell: ({ at }) => <TimeAgo {...timeAgo(at, now)} />,
    orderOf: ({ at }) => at,
  },
  // Only a withdrawal's id means something to the member: the history shows it too.
  {
    key: "id",
    label: affiliateText.log.id,
    end: true,
    cell: ({ id, amountSatang }) => (amountSatang < 0 ? <Id>{id}</Id> : null),
  },
];

/** What changed the balance of one type in the chosen days, newest first. */
const LogSection = observer(function LogSection({ store }: { readonly store: AffiliateStore }) {
  const text = affiliateText.log;
  const now = useNow(useClock(), 15_000);
  return (
    <RecordSection
      title={text.title}
      above={
        <SegmentedFilter
          label={text.type}
          options={AFFILIATE_LOG_TYPES.map((value) => ({ value, label: affiliateText.type[value] }))}
          value={store.logType}
          onChange={(type) => store.setLogType(type)}
        />
      }
      state={store.log.state}
      onRetry={() => void store.log.load()}
      empty={{ icon: "history", title: text.empty, text: text.emptyHint }}
      skeletonRows={5}
      texts={shellText}
      moreLabel={moneyText.more}
      whole
    >
      {(all) => (
        <GrowingTable
          caption={text.title}
          columns={columns(now)}
          rows={all}
          rowKey={({ id }) => id}
          moreLabel={moneyText.more}
        />
      )}
    </RecordSection>
  );
});

/** How to invite friends, the balance and its withdrawal, then the bonuses, the log and the invited friends. */
export const AffiliateScreen = observer(function AffiliateScreen() {
  const store = useAffiliateStore();
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={affiliateText.title}>
      <Split
        main={<InviteCard store={store} />}
        side={
          <>
            <AffiliateBalanceCard store={store} />
            <RulesCard />
          </>
        }
      />
      <DaysFilter store={store} />
      <BonusSection store={store} />
      <LogSection store={store} />
      <DownlineSection store={store} />
    </Page>
  );
});
