import { cx } from "../cx.ts";
import css from "./game-badges.module.css";

export interface GameBadge {
  readonly text: string;
  /** `gold` for money and what is new. */
  readonly tone: "plain" | "gold";
  /** An amount may be as wide as the picture. */
  readonly wide?: boolean;
}

/** Short facts on a game's picture. Renders nothing without any. */
export function GameBadges({ badges }: { readonly badges: readonly GameBadge[] }) {
  if (badges.length === 0) return null;
  return (
    <span className={css["badges"]}>
      {badges.map(({ text, tone, wide }) => (
        <span key={text} className={cx(css["badge"], tone === "gold" && css["gold"], wide && css["second"])}>
          {text}
        </span>
      ))}
    </span>
  );
}
