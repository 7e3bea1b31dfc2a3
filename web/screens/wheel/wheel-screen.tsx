import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { paths } from "../../app/paths.ts";
import { useRewardsStores } from "../../stores/rewards/use-rewards-stores.ts";
import { useClock } from "../../stores/stores-context.ts";
import { playLogText } from "../../text/th/rewards/play-log.ts";
import { chanceTable, prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { wheelText } from "../../text/th/rewards/wheel.ts";
import { mediaText } from "../../text/th/site/media.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { BoardLayout } from "../../ui/columns/board-layout.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ChanceTable } from "../../ui/prizes/chance-table.tsx";
import { PrizeLog } from "../../ui/prizes/prize-log.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { WheelBoard } from "./wheel-board.tsx";

/** The wheel, its prizes with their chances, and all past spins. */
export const WheelScreen = observer(function WheelScreen() {
  const { wheel: store } = useRewardsStores();
  const now = useNow(useClock(), 15_000);
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={wheelText.title} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={store.wheel.state}
        skeleton={<Skeleton shape="screen" wideHeight={520} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.wheel.load()}
      >
        {(wheel) => (
          <BoardLayout
            board={<WheelBoard store={store} wheel={wheel} />}
            aside={
              <Card title={prizeText.chances}>
                <ChanceTable {...chanceTable(wheel.segments)} />
                <Muted tone="faint">{wheelText.note}</Muted>
              </Card>
            }
          />
        )}
      </ResourcePanel>
      <PrizeLog
        title={wheelText.log}
        state={store.log.state}
        onRetry={() => void store.log.load()}
        pages={store.log}
        empty={{ title: wheelText.logEmpty, text: wheelText.logEmptyHint }}
        texts={shellText}
        moreLabel={playLogText.more}
        labels={{ ...playLogText, detail: playLogText.id }}
        rowOf={({ id, prize, at, pointsAfter }) => ({
          prize: prizeWords(prize),
          time: <TimeAgo {...timeAgo(at, now)} />,
          detail: id,
          pointsAfter: prizeText.points(pointsAfter),
          order: { time: at, points: pointsAfter },
        })}
      />
    </Page>
  );
});
