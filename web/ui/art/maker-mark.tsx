import { useState } from "react";
import { artColors } from "../../brand/art-colors.ts";
import { cx } from "../cx.ts";
import gameBadgesCss from "./game-badges.module.css";
import { NotFoundPicture } from "./img.tsx";
import makerMarkCss from "./maker-mark.module.css";

interface MakerMarkProps {
  readonly name: string;
  /** 0 to 359 */
  readonly hue: number;
  readonly large?: boolean;
  /** A checked address. Without one, and until it has come, the letter stands alone. */
  readonly src?: string | undefined;
}

/** A vowel that is written before its consonant is no letter by itself. */
const LEADING_VOWEL = /^[\u0e40-\u0e44]/;

/** A maker's mark, or the first letter of its name on a colour of its own. Decorative: the name is beside it. */
export function MakerMark({ name, hue, large = false, src }: MakerMarkProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      className={cx(makerMarkCss["mark"], large && makerMarkCss["large"])}
      style={{ backgroundColor: artColors(hue).ground }}
      aria-hidden="true"
    >
      {name.replace(LEADING_VOWEL, "").charAt(0).toUpperCase()}
      {src !== undefined && broken === src ? <NotFoundPicture className={makerMarkCss["picture"]} /> : null}
      {src === undefined || broken === src ? null : (
        <img
          className={makerMarkCss["picture"]}
          src={src}
          alt=""
          width={160}
          height={160}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}

export interface GameBadge {
  readonly text: string;
  /** `gold` for what is new. */
  readonly tone: "plain" | "gold";
}

/** Short facts on a game's picture. Renders nothing without any. */
export function GameBadges({ badges }: { readonly badges: readonly GameBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <span className={gameBadgesCss["badges"]}>
      {badges.map(({ text, tone }) => (
        <span key={text} className={cx(gameBadgesCss["badge"], tone === "gold" && gameBadgesCss["gold"])}>
          {text}
        </span>
      ))}
    </span>
  );
}
