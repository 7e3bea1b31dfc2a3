import { type ReactNode, useEffect, useState } from "react";
import { shellText } from "#text/site/shell.ts";
import { historyText as text } from "#text/wallet/history.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { HistoryTotal } from "../../../core/wallet/history.ts";
import { useStores } from "../../stores/stores-context.ts";
import type { HistoryStore } from "../../stores/wallet/history-store.ts";
import { formatCount } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { type Column, Table } from "../../ui/data/table.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";

const columns = (): readonly Column<HistoryTotal>[] => [
  { key: "kind", label: text.item, main: true, cell: ({ kind }) => text.kind[kind] },
  { key: "net", label: text.net, end: true, main: true, cell: ({ netSatang }) => formatBaht(netSatang) },
  { key: "count", label: text.count, cell: ({ count, points }) => countAndPoints(count, points) },
  {
    key: "flows",
    label: text.flows,
    end: true,
    cell: ({ inSatang, outSatang }) => text.inAndOut(formatBaht(inSatang), formatBaht(outSatang)),
  },
];

interface HistorySummaryProps {
  readonly store: HistoryStore;
  /** Chooses the days. */
  readonly days: ReactNode;
}

/**
 * The choice of days, the totals by kind and the download of the filtered lines. The last two read every page, so they
 * start on request.
 */
export const HistorySummary = observer(function HistorySummary({ store, days }: HistorySummaryProps) {
  const { toast } = useStores();
  const [shown, setShown] = useState(false);
  const { whole, filter } = store;
  const [daysShown, setDaysShown] = useState(filter.from !== undefined || filter.to !== undefined);
  useEffect(() => {
    // A new filter has other totals.
    if (shown && filter) void whole.loadOnce();
  }, [shown, filter, whole]);
  const download = async () => {
    const saved = await store.export(text.fileName, { head: text.csvHead, kind: text.kind });
    toast.show(saved ? text.saved : text.notSaved, saved ? "good" : "bad");
  };
  return (
    <>
      <Columns count={3}>
        <Button small wide pressed={daysShown} onClick={() => setDaysShown(!daysShown)}>
          {text.days}
        </Button>
        <Button small wide pressed={shown} onClick={() => setShown(!shown)}>
          {text.sums}
        </Button>
        <Button
          small
          wide
          busy={whole.loading}
          busyLabel={shellText.loading}
          label={text.download}
          onClick={() => void download()}
        >
          {text.file}
        </Button>
      </Columns>
      {daysShown ? <div>{days}</div> : null}
      {shown ? (
        <ResourcePanel
          state={whole.state}
          skeleton={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
          texts={shellText.panel}
          onRetry={() => void whole.load()}
        >
          {(read) => (
            <Card tight>
              <Table caption={text.totals} columns={columns()} rows={store.totals ?? []} rowKey={({ kind }) => kind} />
              {read.whole ? null : <Muted tone="faint">{text.notWhole}</Muted>}
            </Card>
          )}
        </ResourcePanel>
      ) : null}
    </>
  );
});

function countAndPoints(count: number, points: number): string {
  const times = text.times(formatCount(count));
  return points === 0 ? times : `${times} · ${text.points(formatCount(points))}`;
}
