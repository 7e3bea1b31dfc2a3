import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import type { PagedList } from "../../stores/base/paged-list.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { historyText } from "../../text/th/wallet/history.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { FormError } from "../../ui/forms/form-error.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { historyColumns } from "./history-columns.tsx";
import { HistoryFilters } from "./history-filters.tsx";
import { HistorySummary } from "./history-summary.tsx";

/** The member's ledger, newest first. */
export const HistoryScreen = observer(function HistoryScreen() {
  const { history } = useMemberStores();
  useEffect(() => {
    void history.lines.load();
  }, [history]);
  return (
    <Page wide title={historyText.title}>
      <Stack>
        <div>
          <HistoryFilters store={history} />
        </div>
        <HistorySummary store={history} />
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
  return (
    <>
      <Card tight>
        <Table caption={historyText.title} columns={historyColumns(now)} rows={items} rowKey={({ id }) => id} />
      </Card>
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
