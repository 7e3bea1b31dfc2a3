import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { HistoryEntry } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { formatCount } from "../../text/numbers.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { historyText } from "../../text/th/wallet/history.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { ListPanel } from "../../ui/lists/list-panel.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

const SHOWN = 6;

/** Where the member's latest points came from, and what they were spent on. */
export const PointsLog = observer(function PointsLog() {
  const { points } = useMemberStores().history;
  const now = useNow(useClock(), 15_000);
  useEffect(() => void points.load(), [points]);
  return (
    <Section title={mediaText.pointsLog} aside={<TextLink to={paths.history}>{mediaText.allHistory}</TextLink>}>
      <ListPanel
        state={points.state}
        skeleton={<Skeleton shape="rows" rows={SHOWN} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void points.load()}
        empty={<Muted>{mediaText.noPoints}</Muted>}
      >
        {(lines) => (
          <Card tight>
            <RowList label={mediaText.pointsLog} rows={lines.slice(0, SHOWN).map((line) => rowOf(line, now))} />
          </Card>
        )}
      </ListPanel>
    </Section>
  );
});

function rowOf({ id, kind, title, points, at }: HistoryEntry, now: Instant) {
  return {
    key: id,
    title: title ?? historyText.kind[kind],
    detail: <TimeAgo {...timeAgo(at, now)} />,
    end: mediaText.pointsCount(`${points > 0 ? "+" : ""}${formatCount(points)}`),
  };
}
