import type { ReactNode } from "react";
import { BrandMark } from "../art/brand-mark.tsx";
import { cx } from "../cx.ts";
import { BrandCard } from "./brand-card.tsx";
import css from "./hero-card.module.css";

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
        <div className={css["mark"]}>
          <BrandMark size={48} />
        </div>
      ) : null}
      <h1 className={cx(css["title"], !mark && css["large"])}>{lines(title)}</h1>
      <p className={css["text"]}>{lines(text)}</p>
      {children ? <div className={css["more"]}>{children}</div> : null}
    </BrandCard>
  );
}

function lines(texts: readonly string[]) {
  return texts.map((text) => (
    <span key={text} className={css["line"]}>
      {text}{" "}
    </span>
  ));
}
