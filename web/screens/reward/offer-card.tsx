import type { ReactNode } from "react";
import { Img } from "../../ui/art/img.tsx";
import { cx } from "../../ui/cx.ts";
import { Chip } from "../../ui/data/chip.tsx";
import { PrizeIcon, type PrizeKind } from "../../ui/prizes/prize-icon.tsx";
import tone from "../../ui/prizes/prize-tone.module.css";
import css from "./offer-card.module.css";

interface OfferCardProps {
  readonly kind: PrizeKind;
  readonly title: string;
  readonly price: string;
  /** A checked address. Without one the icon of the prize's kind is shown. */
  readonly imageUrl: string | undefined;
  readonly conditions: readonly string[];
  /** The button, or the reason why there is none. */
  readonly children: ReactNode;
}

/** A reward with its price in points and its conditions. */
export function OfferCard({ kind, title, price, imageUrl, conditions, children }: OfferCardProps) {
  return (
    <article className={css["card"]}>
      <div className={css["head"]}>
        <span className={cx(css["art"], imageUrl === undefined ? tone[kind] : css["picture"])}>
          {imageUrl === undefined ? (
            <PrizeIcon kind={kind} size={30} />
          ) : (
            <Img src={imageUrl} alt="" width={96} height={96} />
          )}
        </span>
        <div className={css["words"]}>
          <h3>{title}</h3>
          <Chip tone="gold">{price}</Chip>
        </div>
      </div>
      {conditions.length > 0 ? (
        <ul className={css["conditions"]}>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      ) : null}
      <div className={css["end"]}>{children}</div>
    </article>
  );
}
