import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { FlipCardEvent, FlipCardPlay } from "../../../core/rewards/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { FlipCardStore } from "../../stores/rewards/flip-card-store.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { flipCardText as text } from "../../text/th/rewards/flip-card.ts";
import { prizeSentence, prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useReducedMotion } from "../../ui/hooks/use-reduced-motion.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { PrizeNote } from "../../ui/prizes/prize-note.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { Subtitle } from "../../ui/typography/subtitle.tsx";
import { FLIP_MS, FlipCards } from "./flip-cards.tsx";

interface CardTableProps {
  readonly store: FlipCardStore;
  readonly event: FlipCardEvent;
}

/** An event's cards: one is picked, turned for its price, and then all of them show what they held. */
export const CardTable = observer(function CardTable({ store, event }: CardTableProps) {
  const { flip, unrevealed } = store;
  const turning = unrevealed.play;
  const { game, cards, pricePoints, playsLeft } = event;
  const { points } = useMemberStores().credit;
  const still = useReducedMotion();
  const [chosen, setChosen] = useState<number>();
  const ours = flip.input?.eventId === event.id;
  const played = ours && flip.state.phase === "done" ? flip.state.value : undefined;
  const picked = ours ? flip.input?.card : chosen;

  const turningId = turning?.id;
  useEffect(() => {
    if (turningId === undefined) return undefined;
    const timer = setTimeout(() => unrevealed.reveal(), still ? 0 : FLIP_MS);
    return () => clearTimeout(timer);
  }, [unrevealed, turningId, still]);

  const against =
    playsLeft === 0 ? text.noneLeft : points !== undefined && points < pricePoints ? text.tooFewPoints : undefined;
  const price = prizeText.points(pricePoints);
  const layAnew = () => {
    flip.dismiss();
    setChosen(undefined);
  };
  const submit = async () => {
    if (played) {
      if (!turning) layAnew();
    } else if (picked !== undefined && against === undefined) {
      await flip.run({ game, eventId: event.id, card: picked });
    }
  };
  return (
    <Card title={event.title}>
      <Subtitle>{text.lead[game]}</Subtitle>
      <DescriptionList
        facts={[
          { term: text.points, value: points === undefined ? "–" : prizeText.points(points) },
          { term: text.price, value: pricePoints > 0 ? price : text.free },
          { term: text.left, value: playsLeft === undefined ? text.unlimited : text.times(playsLeft) },
        ]}
      />
      <Stack gap="s">
        <Form onSubmit={submit}>
          <FlipCards
            legend={text.legend}
            count={cards}
            picked={picked}
            onPick={(card) => {
              if (ours) flip.dismiss();
              setChosen(card);
            }}
            faces={played && facesOf(played, cards)}
            disabled={flip.busy || flip.phase === "unknown"}
            nameOf={(card, face) => (face ? text.cardHeld(card, face.label) : text.card(card))}
          />
          <div role="status">
            {played && !turning ? (
              <PrizeNote kind={played.prize.kind} title={prizeSentence(played.prize)} detail={detailOf(played)} />
            ) : null}
          </div>
          <ActionButton
            outcome={outcomeOf(flip)}
            texts={moneyText.outcome}
            variant={played ? "quiet" : "go"}
            busy={turning !== undefined}
            busyLabel={text.turning}
            disabled={!played && (picked === undefined || against !== undefined)}
          >
            {played
              ? text.again
              : picked === undefined
                ? text.pickFirst
                : pricePoints > 0
                  ? text.turn(picked, price)
                  : text.turnFree(picked)}
          </ActionButton>
        </Form>
        {!played && against !== undefined ? <Muted tone="faint">{against}</Muted> : null}
      </Stack>
    </Card>
  );
});

/** What every card held; where the backend tells of the picked one only, the others stay face down. */
function facesOf({ card, prize, revealed }: FlipCardPlay, cards: number) {
  return Array.from({ length: cards }, (_, place) => {
    const held = place === card ? prize : revealed[place];
    return held && { kind: held.kind, label: prizeWords(held) };
  });
}

function detailOf({ game, prize, pointsAfter }: FlipCardPlay): string {
  const left = prizeText.pointsLeft(pointsAfter);
  return game === "flip-card-reward" && prize.kind !== "nothing" ? `${prizeText.handedOut} · ${left}` : left;
}
