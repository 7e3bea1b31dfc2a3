import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { WinLoss } from "../../../core/games/model.ts";
import { useGamesStores } from "../../stores/games/use-games-stores.ts";
import { useStores } from "../../stores/stores-context.ts";
import { winLossText as text } from "../../text/th/games/win-loss.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Split } from "../../ui/columns/split.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { DayChart } from "./day-chart.tsx";
import { dayColumns, gameColumns } from "./play-columns.tsx";
import { RangePicker } from "./range-picker.tsx";
import { RefundCard } from "./refund-card.tsx";
import { TotalsCard } from "./totals-card.tsx";

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
  const refund = level && winLoss.refund(level);
  return (
    <>
      <Split main={<TotalsCard total={total} />} side={refund ? <RefundCard refund={refund} /> : null} />
      <DayChart days={days} range={winLoss.range} />
      <Section title={text.byDay}>
        <Card tight>
          <Table caption={text.byDay} columns={dayColumns} rows={days} rowKey={({ day }) => day} />
        </Card>
      </Section>
      {games && games.length > 0 ? (
        <Section title={text.byGame}>
          <Card tight>
            <Table caption={text.byGame} columns={gameColumns} rows={games} rowKey={({ gameId }) => gameId} />
          </Card>
        </Section>
      ) : null}
    </>
  );
});
