import { useState } from "react";
import { cx } from "../cx.ts";
import css from "./hero-scene.module.css";

interface HeroSceneProps {
  /** A checked address. The gradient stays where there is none, or where the picture does not come. */
  readonly src: string | undefined;
  /** Another crop for screens narrower than 720 px. */
  readonly phoneSrc?: string | undefined;
}

/**
 * The picture behind a hero or a card. It fills the nearest positioned box, so it moves nothing, and fades in when it
 * has come: until then it is no candidate for the largest paint.
 */
export function HeroScene({ src, phoneSrc }: HeroSceneProps) {
  const [shown, setShown] = useState<string>();
  return (
    <span className={css["scene"]} aria-hidden="true">
      {src === undefined ? null : (
        <picture>
          {phoneSrc === undefined ? null : <source media="(max-width: 719px)" srcSet={phoneSrc} />}
          <img
            className={cx(css["picture"], shown === src && css["shown"])}
            src={src}
            alt=""
            width={1600}
            height={700}
            decoding="async"
            fetchPriority="low"
            onLoad={() => setShown(src)}
          />
        </picture>
      )}
    </span>
  );
}
