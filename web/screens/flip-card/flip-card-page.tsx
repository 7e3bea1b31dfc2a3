import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { FlipCardGame } from "../../../core/rewards/model.ts";
import { paths } from "../../app/paths.ts";
import { useRewardsStores } from "../../stores/rewards/use-rewards-stores.ts";
import { useClock } from "../../stores/stores-context.ts";
import { formatMoment } from "../../text/dates.ts";
import { flipCardText as text } from "../../text/th/rewards/flip-card.ts";
import { playLogText } from "../../text/th/rewards/play-log.ts";
import { chanceTable, prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { BoardLayout } from "../../ui/columns/board-layout.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ChanceTable } from "../../ui/prizes/chance-table.tsx";
import { PrizeLog } from "../../ui/prizes/prize-log.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { FlipCardBoard } from "./flip-card-board.tsx";
import { WonItems } from "./won-items.tsx";

/** One of the two card games: its current events with their chances, and all past plays. */
export const FlipCardPage = observer(function FlipCardPage({ game }: { readonly game: FlipCardGame }) {
  const { flipCard: store } = useRewardsStores();
  const now = useNow(useClock(), 15_000);
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={text.title[game]} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={store.events.state}
        skeleton={<Skeleton shape="screen" wideHeight={540} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.events.load()}
      >
        {() => {
          const events = store.eventsOf(game);
          if (events.length === 0) return <EmptyState icon="cards" title={text.none} text={text.noneHint} />;
          return events.map((event) => (
            <BoardLayout
              key={event.id}
              board={<FlipCardBoard store={store} event={event} />}
              aside={
                <Card title={prizeText.chances}>
                  <ChanceTable {...chanceTable(event.prizes)} />
                  <Muted tone="faint">{text.note}</Muted>
                  <Muted tone="faint">{text.period(formatMoment(event.startsAt), formatMoment(event.endsAt))}</Muted>
                </Card>
              }
            />
          ));
        }}
      </ResourcePanel>
      {game === "flip-card-reward" ? <WonItems store={store} /> : null}
      <PrizeLog
        title={text.log}
        state={store.log.state}
        onRetry={() => void store.log.load()}
        pages={store.log}
        // The log holds the plays of both card games.
        select={() => store.playsOf(game)}
        empty={{ title: text.logEmpty, text: text.logEmptyHint }}
        texts={shellText}
        moreLabel={playLogText.more}
        labels={{ ...playLogText, detail: text.column.card }}
        rowOf={({ id, card, prize, at, pointsAfter }) => ({
          prize: prizeWords(prize),
          time: <TimeAgo {...timeAgo(at, now)} />,
          detail: `${text.place(card)} · ${id}`,
          pointsAfter: prizeText.points(pointsAfter),
          order: { time: at, points: pointsAfter },
        })}
      />
    </Page>
  );
});
