import { useEffect } from "react";
import { playLogText, prizeText } from "#text/rewards/prize.ts";
import { wheelText } from "#text/rewards/wheel.ts";
import { mediaText } from "#text/site/media.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { Wheel as WheelOffer, WheelSegment } from "../../../core/rewards/model.ts";
import { isThaiText } from "../../../core/sentences/sentences.ts";
import { paths } from "../../app/paths.ts";
import { PlayFigures, PlayResult, SoundOffer } from "../../shared/play-parts.tsx";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { FLIGHT_MS } from "../../stores/rewards/unrevealed-play.ts";
import type { WheelStore } from "../../stores/rewards/wheel-store.ts";
import { useClock } from "../../stores/stores-context.ts";
import { useMemberStores, useRewardsStores } from "../../stores/use-member-stores.ts";
import { timeAgo } from "../../text/dates.ts";
import { language } from "../../text/live.ts";
import { observer } from "../../text/observer.ts";
import { chanceTable, prizeWords } from "../../text/prize-words.ts";
import { BoardLayout } from "../../ui/columns/columns.tsx";
import { Id, Muted } from "../../ui/data/inline.tsx";
import { TimeAgo, useNow } from "../../ui/data/time-ago.tsx";
import { ActionButton } from "../../ui/feedback/outcome-note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useReducedMotion } from "../../ui/hooks/use-media.ts";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ChanceTable, PrizeLog } from "../../ui/prizes/prizes.tsx";
import css from "./wheel.module.css";
import { Wheel } from "./wheel.tsx";

interface WheelBoardProps {
  readonly store: WheelStore;
  readonly wheel: WheelOffer;
}

/** What the house wrote into a field; its prize where that is in Thai and the page is not. */
function wordsOf({ label, prize }: WheelSegment): string {
  return language() !== "th" && isThaiText(label) ? prizeWords(prize) : label;
}

/** The wheel with its price and the button. The result is shown after the wheel stops. */
const WheelBoard = observer(function WheelBoard({ store, wheel }: WheelBoardProps) {
  const { credit, sounds } = useMemberStores();
  const { points } = credit;
  const { spin, unrevealed, shown: result } = store;
  const reducedMotion = useReducedMotion();
  const { segments, pricePoints, spinsLeft } = wheel;
  const obstacle =
    spinsLeft === 0
      ? wheelText.noneLeft
      : points !== undefined && points < pricePoints
        ? wheelText.tooFewPoints
        : undefined;
  return (
    <Card>
      <Wheel
        segments={segments.map((segment) => ({
          id: segment.id,
          label: wordsOf(segment),
          chance: segment.chance,
          kind: segment.prize.kind,
        }))}
        stop={result && { key: result.id, segmentId: result.segmentId, landed: unrevealed.play === undefined }}
        onRest={() => {
          if (unrevealed.play) sounds.play(unrevealed.play.prize.kind === "nothing" ? "spin" : "win");
          unrevealed.reveal(reducedMotion ? 0 : FLIGHT_MS);
        }}
        label={wheelText.drawing(segments.map(wordsOf))}
      />
      <div role="status" className={css["result"]}>
        {result && !unrevealed.play ? (
          <PlayResult play={result} arriving={unrevealed.arriving !== undefined} />
        ) : (
          <Muted tone="faint">{wheelText.honest}</Muted>
        )}
      </div>
      <Stack gap="s">
        <ActionButton
          outcome={outcomeOf(spin)}
          texts={moneyText.outcome}
          busy={unrevealed.play !== undefined}
          busyLabel={wheelText.spinning}
          disabled={obstacle !== undefined}
          onClick={() => void spin.run(undefined)}
        >
          {pricePoints > 0 ? wheelText.spin(prizeText.points(pricePoints)) : wheelText.spinFree}
        </ActionButton>
        {obstacle === undefined ? null : <Muted tone="faint">{obstacle}</Muted>}
      </Stack>
      <PlayFigures price={pricePoints} left={spinsLeft} />
      <SoundOffer />
    </Card>
  );
});

/** The wheel, its prizes with their chances, and all past spins. */
export const WheelScreen = observer(function WheelScreen() {
  const { wheel: store } = useRewardsStores();
  const now = useNow(useClock(), 15_000);
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={wheelText.title} back={{ to: paths.media, label: mediaText.back }}>
      <ResourcePanel
        state={store.wheel.state}
        skeleton={<Skeleton shape="screen" wideHeight={660} label={shellText.loading} />}
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
        select={(spins) => store.unrevealed.shown(spins)}
        empty={{ title: wheelText.logEmpty, text: wheelText.logEmptyHint }}
        texts={shellText}
        moreLabel={playLogText.more}
        labels={{ ...playLogText, detail: playLogText.id }}
        rowOf={({ id, prize, at, pointsAfter }) => ({
          prize: prizeWords(prize),
          time: <TimeAgo {...timeAgo(at, now)} />,
          detail: <Id>{id}</Id>,
          pointsAfter: prizeText.points(pointsAfter),
          order: { time: at, points: pointsAfter },
        })}
      />
    </Page>
  );
});
