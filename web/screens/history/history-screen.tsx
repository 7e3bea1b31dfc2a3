import { useEffect } from "react";
import { dayFieldWords } from "#text/site/day-field.ts";
import { shellText } from "#text/site/shell.ts";
import { historyText } from "#text/wallet/history.ts";
import { bangkokDateOf, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { historyDays } from "../../../core/wallet/history.ts";
import { HISTORY_KINDS, type HistoryEntry, type HistoryKind } from "../../../core/wallet/model.ts";
import type { PagedList } from "../../stores/base/paged-list.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import type { HistoryStore } from "../../stores/wallet/history-store.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { Table } from "../../ui/data/table.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { EmptyState, ListPanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { DayFields } from "../../ui/forms/date-field.tsx";
import { FormError } from "../../ui/forms/form.tsx";
import { useTable } from "../../ui/hooks/use-media.ts";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";
import { HistoryDayList, historyColumns } from "./history-columns.tsx";
import { HistorySummary } from "./history-summary.tsx";

const ALL = "all";
const options = (): readonly { readonly value: HistoryKind | typeof ALL; readonly label: string }[] => [
  { value: ALL, label: historyText.all },
  ...HISTORY_KINDS.map((kind) => ({ value: kind, label: historyText.kind[kind] })),
];

/** Filters by days. The use case swaps days in the wrong order. */
const DayFilter = observer(function DayFilter({ store }: { readonly store: HistoryStore }) {
  const { from, to } = store.filter;
  const clock = useClock();
  return (
    <DayFields
      labels={historyText}
      words={dayFieldWords(bangkokDateOf(clock()))}
      from={from ?? ""}
      to={to ?? ""}
      onFrom={(typed) => void store.setDays(parseBangkokDate(typed), to)}
      onTo={(typed) => void store.setDays(from, parseBangkokDate(typed))}
    />
  );
});

/** The member's ledger, newest first. */
export const HistoryScreen = observer(function HistoryScreen() {
  const { history } = useMemberStores();
  const { kinds, from, to } = history.filter;
  const filtered = kinds.length > 0 || from !== undefined || to !== undefined;
  useEffect(() => {
    void history.lines.load();
  }, [history]);
  return (
    <Page wide title={historyText.title}>
      <Stack>
        <SegmentedFilter
          label={historyText.kindLabel}
          options={options()}
          value={kinds[0] ?? ALL}
          onChange={(kind) => void history.setKinds(kind === ALL ? [] : [kind])}
        />
        <HistorySummary store={history} days={<DayFilter store={history} />} />
        {filtered ? (
          <Button small icon="cross" onClick={() => void history.clearFilter()}>
            {historyText.clear}
          </Button>
        ) : null}
        <div>
          <ListPanel
            state={history.lines.state}
            skeleton={<Skeleton shape="rows" rows={8} label={shellText.loading} />}
            texts={shellText.panel}
            onRetry={() => void history.lines.load()}
            empty={<EmptyState icon="history" title={historyText.empty} text={historyText.emptyHint} />}
          >
            {(items) => <Lines items={items} list={history.lines} />}
          </ListPanel>
        </div>
      </Stack>
    </Page>
  );
});

interface LinesProps {
  readonly items: readonly HistoryEntry[];
  readonly list: PagedList<HistoryEntry>;
}

const Lines = observer(function Lines({ items, list }: LinesProps) {
  const now = useNow(useClock(), 15_000);
  const isTable = useTable();
  return (
    <>
      {isTable ? (
        <Card tight>
          <Table caption={historyText.title} columns={historyColumns(now)} rows={items} rowKey={({ id }) => id} />
        </Card>
      ) : (
        historyDays(items, !list.hasMore).map((day) => (
          <HistoryDayList key={day.day} day={day} today={bangkokDateOf(now)} />
        ))
      )}
      <FormError problem={list.problem} detailLabel={shellText.panel.detail} />
      <Centered>
        {list.hasMore ? (
          <Button busy={list.loadingMore} busyLabel={shellText.loading} onClick={() => void list.loadMore()}>
            {historyText.more}
          </Button>
        ) : (
          <Muted tone="faint">{historyText.end}</Muted>
        )}
      </Centered>
    </>
  );
});
