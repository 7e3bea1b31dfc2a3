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
 * A card in the brand's colour with its pattern or its picture. Text inside uses `--field-text` and `--field-muted`.
 */
export function BrandCard({ children, roomy = false, tall = false, level, scene }: BrandCardProps) {
  return (
    <div className={cx(css["card"], roomy && css["roomy"], tall && css["tall"], level !== undefined && css[level])}>
      {scene}
      <div className={css["content"]}>{children}</div>
    </div>
  );
}
