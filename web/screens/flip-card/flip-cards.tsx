import { useId } from "react";
import { BrandMark } from "../../ui/art/brand-mark.tsx";
import { cx } from "../../ui/cx.ts";
import { PrizeIcon, type PrizeKind } from "../../ui/prizes/prize-icon.tsx";
import tone from "../../ui/prizes/prize-tone.module.css";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import css from "./flip-cards.module.css";

/** The time until every card is turned: the transitions of flip-cards.module.css, one after the other. */
export const FLIP_MS = 1140;

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
