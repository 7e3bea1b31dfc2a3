import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { FlipCardGame } from "../../../core/rewards/model.ts";
import { paths } from "../../app/paths.ts";
import { useRewardsStores } from "../../stores/rewards/use-rewards-stores.ts";
import { formatMoment } from "../../text/format.ts";
import { flipCardText as text } from "../../text/th/rewards/flip-card.ts";
import { chanceTable, prizeText } from "../../text/th/rewards/prize.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { GameBoard } from "../../ui/layout/game-board.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ChanceTable } from "../../ui/prizes/chance-table.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { CardLog } from "./card-log.tsx";
import { CardTable } from "./card-table.tsx";
import { WonThings } from "./won-things.tsx";

/** One of the two card games: its events that are on, what the cards may hold, and every card there was. */
export const CardScreen = observer(function CardScreen({ game }: { readonly game: FlipCardGame }) {
  const { flipCard: store } = useRewardsStores();
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={text.title[game]} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={store.events.state}
        skeleton={<Skeleton shape="card" height={540} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.events.load()}
      >
        {() => {
          const events = store.eventsOf(game);
          if (events.length === 0) return <EmptyState icon="cards" title={text.none} text={text.noneHint} />;
          return events.map((event) => (
            <GameBoard
              key={event.id}
              board={<CardTable store={store} event={event} />}
              odds={
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
      {game === "flip-card-reward" ? <WonThings store={store} /> : null}
      <CardLog store={store} game={game} />
    </Page>
  );
});
