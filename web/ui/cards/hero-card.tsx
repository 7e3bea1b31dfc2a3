import { type ReactNode, useState } from "react";
import css from "../art/hero-scene.module.css";
import { BrandMark } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import brandCardCss from "./brand-card.module.css";
import heroCardCss from "./hero-card.module.css";

interface HeroCardProps {
  readonly title: readonly string[];
  readonly text: readonly string[];
  /** Shows the logo above, for pages without a top bar. */
  readonly mark?: boolean;
  /** A picture behind the text. */
  readonly scene?: ReactNode;
  /** Below the text, on desktops only. */
  readonly children?: ReactNode;
}

/**
 * The card at the top of a public page. The served page draws the same one before the script loads. Each line is a
 * block of its own: a block of both lines, rendered in the loaded font, may be larger than the served one, and would
 * then count as the largest paint, seconds late.
 */
export function HeroCard({ title, text, mark = false, scene, children }: HeroCardProps) {
  return (
    <BrandCard roomy tall={!mark} scene={scene}>
      {mark ? (
        <div className={heroCardCss["mark"]}>
          <BrandMark size={48} />
        </div>
      ) : null}
      <h1 className={cx(heroCardCss["title"], !mark && heroCardCss["large"])}>{lines(title)}</h1>
      <p className={heroCardCss["text"]}>{lines(text)}</p>
      {children ? <div className={heroCardCss["more"]}>{children}</div> : null}
    </BrandCard>
  );
}

function lines(texts: readonly string[]) {
  return texts.map((text) => (
    <span key={text} className={heroCardCss["line"]}>
      {text}{" "}
    </span>
  ));
}

interface BrandCardProps {
  readonly children: ReactNode;
  readonly roomy?: boolean;
  /** As high as the sign-in beside it on a desktop. */
  readonly tall?: boolean;
  /** A member's level: the highest has a card in black and gold, the others an edge in their metal. */
  readonly level?: string | undefined;
  /** A picture behind the content, such as `HeroScene`. */
  readonly scene?: ReactNode;
}

/**
 * A card in the brand's colour with its pattern or its picture. Text inside uses `--field-text` and `--field-muted`.
 */
export function BrandCard({ children, roomy = false, tall = false, level, scene }: BrandCardProps) {
  return (
    <div
      className={cx(
        brandCardCss["card"],
        roomy && brandCardCss["roomy"],
        tall && brandCardCss["tall"],
        level !== undefined && brandCardCss[level],
      )}
    >
      {scene}
      <div className={brandCardCss["content"]}>{children}</div>
    </div>
  );
}

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
