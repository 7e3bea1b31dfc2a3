import { observer } from "mobx-react-lite";
import { useEffect, useId, useState } from "react";
import type { FlipCardEvent, FlipCardPlay } from "../../../core/rewards/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { FlipCardStore } from "../../stores/rewards/flip-card-store.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { flipCardText as text } from "../../text/th/rewards/flip-card.ts";
import { prizeSentence, prizeText, prizeWords } from "../../text/th/rewards/prize.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { BrandMark, VisuallyHidden } from "../../ui/art/icon.tsx";
import { cx } from "../../ui/cx.ts";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Muted } from "../../ui/data/inline.tsx";
import { ActionButton } from "../../ui/feedback/outcome-note.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useReducedMotion } from "../../ui/hooks/use-media.ts";
import { Card, Stack } from "../../ui/layout/card.tsx";
import tone from "../../ui/prizes/prize-tone.module.css";
import { PrizeIcon, type PrizeKind, PrizeNote } from "../../ui/prizes/prizes.tsx";
import { Subtitle } from "../../ui/typography/prose.tsx";
import css from "./flip-cards.module.css";

/** The time until every card is turned: the transitions of flip-cards.module.css, one after the other. */
const FLIP_MS = 1140;

export interface CardFace {
  readonly label: string;
  readonly kind: PrizeKind;
}

interface FlipCardsProps {
  readonly legend: string;
  /** The number of cards. */
  readonly count: number;
  /** Counts from 0. Undefined while no card is picked. */
  readonly picked: number | undefined;
  readonly onPick: (card: number) => void;
  /** The prizes by card. A card without a face stays face down. Undefined until the cards are turned. */
  readonly faces: readonly (CardFace | undefined)[] | undefined;
  /** No card can be picked. */
  readonly disabled: boolean;
  /** The accessible name of a card, before and after it is turned. `card` counts from 0. */
  readonly nameOf: (card: number, face: CardFace | undefined) => string;
}

/** Cards of which one can be picked. When `faces` is set they turn, the picked one first. */
export function FlipCards(props: FlipCardsProps) {
  const { legend, count, picked, faces } = props;
  const name = useId();
  return (
    <fieldset className={css["table"]}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={cx(css["cards"], count > 6 && css["many"])}>
        {Array.from({ length: count }, (_, card) => {
          const face = faces?.[card];
          const own = card === picked;
          return (
            <label
              key={card}
              className={cx(css["place"], own && css["picked"], face && css["turned"], face && !own && css["other"])}
            >
              <input
                className={css["radio"]}
                type="radio"
                name={name}
                checked={own}
                disabled={props.disabled || faces !== undefined}
                onChange={() => props.onPick(card)}
                aria-label={props.nameOf(card, face)}
              />
              <span className={css["card"]} aria-hidden="true">
                <span className={css["back"]}>
                  <BrandMark size={40} />
                  <span className={css["number"]}>{card + 1}</span>
                </span>
                <span className={cx(css["front"], tone[face?.kind ?? "nothing"])}>
                  {face ? (
                    <>
                      <PrizeIcon kind={face.kind} size={28} />
                      <span>{face.label}</span>
                    </>
                  ) : null}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface FlipCardBoardProps {
  readonly store: FlipCardStore;
  readonly event: FlipCardEvent;
}

/** The cards of one event. The player picks a card and pays to turn it. Then every card shows its prize. */
export const FlipCardBoard = observer(function FlipCardBoard({ store, event }: FlipCardBoardProps) {
  const { flip, unrevealed } = store;
  const turning = unrevealed.play;
  const { game, cards, pricePoints, playsLeft } = event;
  const { credit, sounds } = useMemberStores();
  const { points } = credit;
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<number>();
  const isCurrentEvent = flip.input?.eventId === event.id;
  const played = isCurrentEvent && flip.state.phase === "done" ? flip.state.value : undefined;
  const picked = isCurrentEvent ? flip.input?.card : chosen;

  const turningId = turning?.id;
  useEffect(() => {
    if (turningId === undefined) return undefined;
    sounds.play("card");
    const show = () => {
      if (unrevealed.play && unrevealed.play.prize.kind !== "nothing") sounds.play("win");
      unrevealed.reveal();
    };
    const timer = setTimeout(show, reducedMotion ? 0 : FLIP_MS);
    return () => clearTimeout(timer);
  }, [unrevealed, sounds, turningId, reducedMotion]);

  const obstacle =
    playsLeft === 0 ? text.noneLeft : points !== undefined && points < pricePoints ? text.tooFewPoints : undefined;
  const price = prizeText.points(pricePoints);
  const startAgain = () => {
    flip.dismiss();
    setChosen(undefined);
  };
  const submit = async () => {
    if (played) {
      if (!turning) startAgain();
    } else if (picked !== undefined && obstacle === undefined) {
      await flip.run({ game, eventId: event.id, card: picked });
    }
  };
  return (
    <Card title={event.title}>
      <Subtitle>{text.intro[game]}</Subtitle>
      <DescriptionList
        layout="columns"
        items={[
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
              if (isCurrentEvent) flip.dismiss();
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
            variant={played ? "secondary" : "primary"}
            busy={turning !== undefined}
            busyLabel={text.turning}
            disabled={!played && (picked === undefined || obstacle !== undefined)}
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
        {!played && obstacle !== undefined ? <Muted tone="faint">{obstacle}</Muted> : null}
      </Stack>
    </Card>
  );
});

/** The prize of every card. Where the backend names only the picked card's prize, the others stay face down. */
function facesOf({ card, prize, revealed }: FlipCardPlay, cards: number) {
  return Array.from({ length: cards }, (_, place) => {
    const prizeOfCard = place === card ? prize : revealed[place];
    return prizeOfCard && { kind: prizeOfCard.kind, label: prizeWords(prizeOfCard) };
  });
}

function detailOf({ game, prize, pointsAfter }: FlipCardPlay): string {
  const left = prizeText.pointsLeft(pointsAfter);
  return game === "flip-card-reward" && prize.kind !== "nothing" ? `${prizeText.handedOut} · ${left}` : left;
}
