import { observer } from "mobx-react-lite";
import type { FlipCardGame, FlipCardPlay } from "../../../core/rewards/model.ts";
import type { FlipCardStore } from "../../stores/rewards/flip-card-store.ts";
import { formatMoment } from "../../text/format.ts";
import { playLogText } from "../../text/th/games/play-log.ts";
import { flipCardText as text } from "../../text/th/rewards/flip-card.ts";
import { prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { PagedLog } from "../../ui/lists/paged-log.tsx";

const COLUMNS: readonly Column<FlipCardPlay>[] = [
  { key: "prize", label: playLogText.prize, main: true, cell: ({ prize }) => prizeWords(prize) },
  { key: "time", label: playLogText.time, end: true, cell: ({ at }) => formatMoment(at) },
  { key: "card", label: text.column.card, cell: ({ card, id }) => `${text.place(card)} · ${id}` },
  {
    key: "points",
    label: playLogText.pointsAfter,
    end: true,
    cell: ({ pointsAfter }) => prizeText.points(pointsAfter),
  },
];

interface CardLogProps {
  readonly store: FlipCardStore;
  readonly game: FlipCardGame;
}

/** The game's cards, newest first. */
export const CardLog = observer(function CardLog({ store, game }: CardLogProps) {
  const { log } = store;
  return (
    <Section title={text.log}>
      <ResourcePanel
        state={log.state}
        skeleton={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void log.load()}
      >
        {() => {
          const plays = store.playsOf(game);
          // The log is of both games: what is wanted may stand on a page that is not here yet.
          if (plays.length === 0 && !log.hasMore) {
            return <EmptyState icon="history" title={text.logEmpty} text={text.logEmptyHint} />;
          }
          return (
            <PagedLog
              hasMore={log.hasMore}
              loadingMore={log.loadingMore}
              moreLabel={playLogText.more}
              loadingLabel={shellText.loading}
              onMore={() => void log.loadMore()}
            >
              <Table caption={text.log} columns={COLUMNS} rows={plays} rowKey={({ id }) => id} />
            </PagedLog>
          );
        }}
      </ResourcePanel>
    </Section>
  );
});
