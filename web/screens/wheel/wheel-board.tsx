import { observer } from "mobx-react-lite";
import type { Wheel as WheelOffer } from "../../../core/rewards/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { WheelStore } from "../../stores/rewards/wheel-store.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { prizeSentence, prizeText } from "../../text/th/rewards/prize.ts";
import { wheelText } from "../../text/th/rewards/wheel.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { PrizeNote } from "../../ui/prizes/prize-note.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { Wheel } from "./wheel.tsx";

interface WheelBoardProps {
  readonly store: WheelStore;
  readonly wheel: WheelOffer;
}

/** The wheel with its price and the button. The result is shown after the wheel stops. */
export const WheelBoard = observer(function WheelBoard({ store, wheel }: WheelBoardProps) {
  const { credit, sounds } = useMemberStores();
  const { points } = credit;
  const { spin, unrevealed } = store;
  const { segments, pricePoints, spinsLeft } = wheel;
  const result = spin.state.phase === "done" ? spin.state.value : undefined;
  const obstacle =
    spinsLeft === 0
      ? wheelText.noneLeft
      : points !== undefined && points < pricePoints
        ? wheelText.tooFewPoints
        : undefined;
  const price = prizeText.points(pricePoints);
  return (
    <Card>
      <DescriptionList
        layout="columns"
        items={[
          { term: wheelText.points, value: points === undefined ? "–" : prizeText.points(points) },
          { term: wheelText.price, value: pricePoints > 0 ? price : wheelText.free },
          { term: wheelText.left, value: spinsLeft === undefined ? wheelText.unlimited : wheelText.times(spinsLeft) },
        ]}
      />
      <Wheel
        segments={segments.map(({ id, prize, label, chance }) => ({ id, label, chance, kind: prize.kind }))}
        stop={result && { key: result.id, segmentId: result.segmentId, landed: unrevealed.play === undefined }}
        onRest={() => {
          if (unrevealed.play) sounds.play(unrevealed.play.prize.kind === "nothing" ? "spin" : "win");
          unrevealed.reveal();
        }}
        label={wheelText.drawing(segments.map(({ label }) => label))}
      />
      <div role="status">
        {result && !unrevealed.play ? (
          <PrizeNote
            key={result.id}
            kind={result.prize.kind}
            title={prizeSentence(result.prize)}
            detail={prizeText.pointsLeft(result.pointsAfter)}
          />
        ) : null}
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
          {pricePoints > 0 ? wheelText.spin(price) : wheelText.spinFree}
        </ActionButton>
        {obstacle === undefined ? null : <Muted tone="faint">{obstacle}</Muted>}
      </Stack>
    </Card>
  );
});
