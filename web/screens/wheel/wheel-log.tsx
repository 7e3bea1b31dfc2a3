import { observer } from "mobx-react-lite";
import type { WheelSpin } from "../../../core/rewards/model.ts";
import type { WheelStore } from "../../stores/rewards/wheel-store.ts";
import { formatMoment } from "../../text/format.ts";
import { playLogText } from "../../text/th/games/play-log.ts";
import { prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { wheelText } from "../../text/th/rewards/wheel.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { type Column, Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { PagedLog } from "../../ui/lists/paged-log.tsx";

const COLUMNS: readonly Column<WheelSpin>[] = [
  { key: "prize", label: playLogText.prize, main: true, cell: ({ prize }) => prizeWords(prize) },
  { key: "time", label: playLogText.time, end: true, cell: ({ at }) => formatMoment(at) },
  { key: "id", label: playLogText.id, cell: ({ id }) => id },
  {
    key: "points",
    label: playLogText.pointsAfter,
    end: true,
    cell: ({ pointsAfter }) => prizeText.points(pointsAfter),
  },
];

/** Every spin, newest first. */
export const WheelLog = observer(function WheelLog({ store: { log } }: { readonly store: WheelStore }) {
  return (
    <Section title={wheelText.log}>
      <ListPanel
        state={log.state}
        skeleton={<Skeleton shape="rows" rows={4} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void log.load()}
        empty={<EmptyState icon="history" title={wheelText.logEmpty} text={wheelText.logEmptyHint} />}
      >
        {(spins) => (
          <PagedLog
            hasMore={log.hasMore}
            loadingMore={log.loadingMore}
            moreLabel={playLogText.more}
            loadingLabel={shellText.loading}
            onMore={() => void log.loadMore()}
          >
            <Table caption={wheelText.log} columns={COLUMNS} rows={spins} rowKey={({ id }) => id} />
          </PagedLog>
        )}
      </ListPanel>
    </Section>
  );
});
