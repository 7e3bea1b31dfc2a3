import { useEffect, useId, useState } from "react";
import { flipCardText as text } from "#text/rewards/flip-card.ts";
import { prizeText } from "#text/rewards/prize.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { FlipCardEvent } from "../../../core/rewards/model.ts";
import { PlayFigures, PlayResult, SoundOffer } from "../../shared/play-parts.tsx";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import type { FlipCardStore } from "../../stores/rewards/flip-card-store.ts";
import { FLIGHT_MS } from "../../stores/rewards/unrevealed-play.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { observer } from "../../text/observer.ts";
import { prizeWords } from "../../text/prize-words.ts";
import { BrandMark, VisuallyHidden } from "../../ui/art/icon.tsx";
import { cx } from "../../ui/cx.ts";
import { Muted } from "../../ui/data/inline.tsx";
import { ActionButton } from "../../ui/feedback/outcome-note.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { useReducedMotion } from "../../ui/hooks/use-media.ts";
import { Card, Stack } from "../../ui/layout/card.tsx";
import tone from "../../ui/prizes/prize-tone.module.css";
import { PrizeIcon, type PrizeKind } from "../../ui/prizes/prizes.tsx";
import { Subtitle } from "../../ui/typography/prose.tsx";
import css from "./flip-cards.module.css";

/** The time until the card is turned: the transition of flip-cards.module.css. */
const FLIP_MS = 760;

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
  /** The prize of the picked card. Undefined until it is turned. */
  readonly face: CardFace | undefined;
  /** No card can be picked. */
  readonly disabled: boolean;
  /** The accessible name of a card, before and after it is turned. `card` counts from 0. */
  readonly nameOf: (card: number, face: CardFace | undefined) => string;
}

/** Cards of which one can be picked. When `face` is set that one turns. The others stay closed: nobody is shown what might have been. */
export function FlipCards(props: FlipCardsProps) {
  const { legend, count, picked } = props;
  const name = useId();
  return (
    <fieldset className={css["table"]}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={cx(css["cards"], count > 6 && css["many"])}>
        {Array.from({ length: count }, (_, card) => {
          const own = card === picked;
          const face = own ? props.face : undefined;
          return (
            <label
              key={card}
              className={cx(
                css["place"],
                css[`back${card % 3}`],
                own && css["picked"],
                face && css["turned"],
                props.face && !own && css["other"],
              )}
            >
              <input
                className={css["radio"]}
                type="radio"
                name={name}
                checked={own}
                disabled={props.disabled || props.face !== undefined}
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
                      <span className={css["medal"]}>
                        <PrizeIcon kind={face.kind} size={34} />
                      </span>
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

/** The cards of one event. The player picks a card and pays to turn it. Only that card shows its prize. */
export const FlipCardBoard = observer(function FlipCardBoard({ store, event }: FlipCardBoardProps) {
  const { flip, unrevealed } = store;
  const turning = unrevealed.play;
  const { game, cards, pricePoints, playsLeft } = event;
  const { credit, sounds } = useMemberStores();
  const { points } = credit;
  const reducedMotion = useReducedMotion();
  const [chosen, setChosen] = useState<number>();
  const isCurrentEvent = flip.input?.eventId === event.id;
  const played = store.shownOf(event.id);
  const picked = played ? played.card : isCurrentEvent ? flip.input?.card : chosen;

  const turningId = turning?.id;
  useEffect(() => {
    if (turningId === undefined) return undefined;
    sounds.play("card");
    const show = () => {
      if (unrevealed.play && unrevealed.play.prize.kind !== "nothing") sounds.play("win");
      unrevealed.reveal(reducedMotion ? 0 : FLIGHT_MS);
    };
    const timer = setTimeout(show, reducedMotion ? 0 : FLIP_MS);
    return () => clearTimeout(timer);
  }, [unrevealed, sounds, turningId, reducedMotion]);

  const obstacle =
    playsLeft === 0 ? text.noneLeft : points !== undefined && points < pricePoints ? text.tooFewPoints : undefined;
  const price = prizeText.points(pricePoints);
  const startAgain = () => {
    store.dismiss(event.id);
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
            face={played && { kind: played.prize.kind, label: prizeWords(played.prize) }}
            disabled={flip.busy || flip.phase === "unknown"}
            nameOf={(card, face) => (face ? text.cardHeld(card, face.label) : text.card(card))}
          />
          <div role="status" className={css["result"]}>
            {played && !turning ? (
              <PlayResult
                play={played}
                arriving={unrevealed.arriving !== undefined}
                next={game === "flip-card-reward" && played.prize.kind !== "nothing" ? prizeText.handedOut : undefined}
              />
            ) : (
              <Muted tone="faint">{text.closed}</Muted>
            )}
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
        <PlayFigures price={pricePoints} left={playsLeft} />
      </Stack>
      <SoundOffer />
    </Card>
  );
});
