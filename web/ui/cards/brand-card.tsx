import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./brand-card.module.css";

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
 * A card in the brand's colour with the lines of a playing field. Text inside uses `--field-text` and `--field-muted`.
 */
export function BrandCard({ children, roomy = false, tall = false, level, scene }: BrandCardProps) {
  return (
    <div className={cx(css["card"], roomy && css["roomy"], tall && css["tall"], level !== undefined && css[level])}>
      <svg className={css["pitch"]} width="300" height="300" viewBox="0 0 260 260" aria-hidden="true">
        <circle cx="130" cy="130" r="62" />
        <circle cx="130" cy="130" r="2" />
        <path d="M130 0v260M0 20h260M0 240h260M260 70h-46v120h46M260 100h-20v60h20M0 70h46v120H0M214 108a28 28 0 000 44" />
      </svg>
      {scene}
      <div className={css["content"]}>{children}</div>
    </div>
  );
}
