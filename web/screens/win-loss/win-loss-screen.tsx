import { useEffect, useState } from "react";
import { winLossText as text } from "#text/games/win-loss.ts";
import { levelText } from "#text/session/level.ts";
import { dayFieldWords } from "#text/site/day-field.ts";
import { shellText } from "#text/site/shell.ts";
import type { WinLoss } from "../../../core/games/model.ts";
import type { RefundView } from "../../../core/rules/loss-refund.ts";
import { bangkokDateOf, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WinLossStore } from "../../stores/games/win-loss-store.ts";
import { useClock, useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useGamesStores, useMemberStores } from "../../stores/use-member-stores.ts";
import { dayPresets } from "../../text/day-presets.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { Split } from "../../ui/columns/columns.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { DayFields } from "../../ui/forms/date-field.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { DayChart } from "./day-chart.tsx";
import { dayColumns, gameColumns, TotalsCard } from "./play-columns.tsx";

const CUSTOM = "custom";

/** Chooses a preset range or any two days. */
const RangePicker = observer(function RangePicker({ store }: { readonly store: WinLossStore }) {
  const clock = useClock();
  const { from, to } = store.range;
  const presets = dayPresets(clock(), text);
  const chosen = presets.find(({ range }) => range.from === from && range.to === to)?.key;
  const [custom, setCustom] = useState(chosen === undefined);

  const choose = (value: string) => {
    setCustom(value === CUSTOM);
    const preset = dayPresets(clock(), text).find(({ key }) => key === value);
    if (preset) void store.show(preset.range.from, preset.range.to);
  };
  return (
    <>
      <SegmentedFilter
        label={text.ranges}
        options={[...presets.map(({ key, label }) => ({ value: key, label })), { value: CUSTOM, label: text.own }]}
        value={custom ? CUSTOM : (chosen ?? "")}
        onChange={choose}
      />
      {custom ? (
        <DayFields
          labels={text}
          words={dayFieldWords(bangkokDateOf(clock()))}
          from={from}
          to={to}
          onFrom={(typed) => void store.show(parseBangkokDate(typed) ?? from, to)}
          onTo={(typed) => void store.show(from, parseBangkokDate(typed) ?? to)}
        />
      ) : null}
    </>
  );
});

/** The loss refund of the member's level, with its calculation. */
function RefundCard({ refund, daily }: { readonly refund: RefundView; readonly daily: boolean }) {
  const { level, percent, lossSatang, refundSatang } = refund;
  const rate = formatCount(percent);
  return (
    <Card title={text.refund} aside={`${rate}%`}>
      <Stack gap="s">
        <p>{text.refundRule(levelText[level], rate)}</p>
        <p>
          {lossSatang > 0 ? text.refundSum(formatBaht(lossSatang), rate, formatBaht(refundSatang)) : text.refundNone}
        </p>
        <Muted tone="faint">{daily ? text.refundDaily : text.refundByStaff}</Muted>
      </Stack>
    </Card>
  );
}

/** The results of the member's play. The net result comes first, win or loss. */
export const WinLossScreen = observer(function WinLossScreen() {
  const { winLoss } = useGamesStores();
  useEffect(() => void winLoss.load(), [winLoss]);
  return (
    <Page wide title={text.title}>
      <RangePicker store={winLoss} />
      <ResourcePanel
        state={winLoss.result.state}
        skeleton={
          <>
            <Skeleton shape="card" height={188} label={shellText.loading} />
            <Skeleton shape="rows" rows={6} label={shellText.loading} />
          </>
        }
        texts={shellText.panel}
        onRetry={() => void winLoss.load()}
      >
        {(result) =>
          result.days.length === 0 ? (
            <EmptyState icon="history" title={text.empty} text={text.emptyHint} />
          ) : (
            <Result result={result} />
          )
        }
      </ResourcePanel>
    </Page>
  );
});

const Result = observer(function Result({ result: { days, games, total } }: { readonly result: WinLoss }) {
  const { winLoss } = useGamesStores();
  const level = useStores().session.currentUser?.level;
  const { isOpen } = useStoresRoot();
  const daily = useMemberStores().userSetting.value?.refundPercent ?? undefined;
  const refund = level && isOpen("/refund") ? winLoss.refund(level, daily) : undefined;
  return (
    <>
      <Split
        main={<TotalsCard total={total} />}
        side={refund ? <RefundCard refund={refund} daily={daily !== undefined} /> : null}
      />
      <DayChart days={days} range={winLoss.range} />
      <Section title={text.byDay}>
        <Card tight>
          <Table caption={text.byDay} columns={dayColumns()} rows={days} rowKey={({ day }) => day} />
        </Card>
      </Section>
      {games && games.length > 0 ? (
        <Section title={text.byGame}>
          <Card tight>
            <Table caption={text.byGame} columns={gameColumns()} rows={games} rowKey={({ gameId }) => gameId} />
          </Card>
        </Section>
      ) : null}
    </>
  );
});
