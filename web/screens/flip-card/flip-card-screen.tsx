import { useEffect } from "react";
import { flipCardText as text } from "#text/rewards/flip-card.ts";
import { playLogText, prizeText } from "#text/rewards/prize.ts";
import { mediaText } from "#text/site/media.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { FlipCardGame } from "../../../core/rewards/model.ts";
import { paths } from "../../app/paths.ts";
import type { FlipCardStore } from "../../stores/rewards/flip-card-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useRewardsStores } from "../../stores/use-member-stores.ts";
import { formatMoment, timeAgo } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { chanceTable, prizeWords } from "../../text/prize-words.ts";
import { rewardRequestRows } from "../../text/reward-request-rows.ts";
import { BoardLayout } from "../../ui/columns/columns.tsx";
import { Id, Muted } from "../../ui/data/inline.tsx";
import { TimeAgo, useNow } from "../../ui/data/time-ago.tsx";
import { EmptyState, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { RecordSection } from "../../ui/lists/record-table.tsx";
import { TimelineList } from "../../ui/lists/status-timeline.tsx";
import { ChanceTable, PrizeLog } from "../../ui/prizes/prizes.tsx";
import { FlipCardBoard } from "./flip-card-board.tsx";

/** The card game whose prizes are given at once. */
export function FlipCardScreen() {
  return <FlipCardPage game="flip-card" />;
}

/** The card game whose prizes the staff hand out. */
export function FlipCardRewardScreen() {
  return <FlipCardPage game="flip-card-reward" />;
}

/** The prizes that the staff hand out, with the status of each. */
const WonItems = observer(function WonItems({ store: { requests } }: { readonly store: FlipCardStore }) {
  const now = useNow(useClock(), 15_000);
  return (
    <RecordSection
      title={text.requests}
      state={requests.state}
      onRetry={() => void requests.load()}
      empty={{ icon: "gift", title: text.requestsEmpty }}
      skeletonRows={2}
      texts={shellText}
      moreLabel={moneyText.more}
    >
      {(shown) => (
        <TimelineList
          label={text.requests}
          rows={rewardRequestRows(shown, "won", (at) => <TimeAgo {...timeAgo(at, now)} />)}
          stateLabels={moneyText.stepState}
        />
      )}
    </RecordSection>
  );
});

/** One of the two card games: its current events with their chances, and all past plays. */
const FlipCardPage = observer(function FlipCardPage({ game }: { readonly game: FlipCardGame }) {
  const { flipCard: store } = useRewardsStores();
  const now = useNow(useClock(), 15_000);
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={text.title[game]} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={store.events.state}
        skeleton={<Skeleton shape="screen" wideHeight={660} label={shellText.loading} />}
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
          detail: (
            <>
              {text.place(card)} · <Id>{id}</Id>
            </>
          ),
          pointsAfter: prizeText.points(pointsAfter),
          order: { time: at, points: pointsAfter },
        })}
      />
    </Page>
  );
});
