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

interface WheelTableProps {
  readonly store: WheelStore;
  readonly wheel: WheelOffer;
}

/** The wheel with its price and the one button; the result shows once the wheel stands still. */
export const WheelTable = observer(function WheelTable({ store, wheel }: WheelTableProps) {
  const { points } = useMemberStores().credit;
  const { spin, unrevealed } = store;
  const { segments, pricePoints, spinsLeft } = wheel;
  const spun = spin.state.phase === "done" ? spin.state.value : undefined;
  const against =
    spinsLeft === 0
      ? wheelText.noneLeft
      : points !== undefined && points < pricePoints
        ? wheelText.tooFewPoints
        : undefined;
  const price = prizeText.points(pricePoints);
  return (
    <Card>
      <DescriptionList
        facts={[
          { term: wheelText.points, value: points === undefined ? "–" : prizeText.points(points) },
          { term: wheelText.price, value: pricePoints > 0 ? price : wheelText.free },
          { term: wheelText.left, value: spinsLeft === undefined ? wheelText.unlimited : wheelText.times(spinsLeft) },
        ]}
      />
      <Wheel
        segments={segments.map(({ id, prize, label, chance }) => ({ id, label, chance, kind: prize.kind }))}
        stop={spun && { key: spun.id, segmentId: spun.segmentId, landed: unrevealed.play === undefined }}
        onRest={() => unrevealed.reveal()}
        label={wheelText.drawing(segments.map(({ label }) => label))}
      />
      <div role="status">
        {spun && !unrevealed.play ? (
          <PrizeNote
            key={spun.id}
            kind={spun.prize.kind}
            title={prizeSentence(spun.prize)}
            detail={prizeText.pointsLeft(spun.pointsAfter)}
          />
        ) : null}
      </div>
      <Stack gap="s">
        <ActionButton
          outcome={outcomeOf(spin)}
          texts={moneyText.outcome}
          busy={unrevealed.play !== undefined}
          busyLabel={wheelText.spinning}
          disabled={against !== undefined}
          onClick={() => void spin.run(undefined)}
        >
          {pricePoints > 0 ? wheelText.spin(price) : wheelText.spinFree}
        </ActionButton>
        {against === undefined ? null : <Muted tone="faint">{against}</Muted>}
      </Stack>
    </Card>
  );
});
