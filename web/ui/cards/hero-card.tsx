import { BrandMark } from "../art/brand-mark.tsx";
import { BrandCard } from "./brand-card.tsx";
import css from "./hero-card.module.css";

interface HeroCardProps {
  readonly title: readonly string[];
  readonly text: readonly string[];
  /** The brand's sign above, on pages that have no top bar. */
  readonly mark?: boolean;
}

/**
 * The promise at the top of a public page; the served page draws the same one before the script comes. Each line is a
 * block of its own: one block of both lines may come out larger than the served one, whose face was not there yet, and
 * would then count as the page's largest paint, seconds late.
 */
export function HeroCard({ title, text, mark = false }: HeroCardProps) {
  return (
    <BrandCard roomy>
      {mark ? (
        <div className={css["mark"]}>
          <BrandMark size={48} />
        </div>
      ) : null}
      <h1 className={css["title"]}>{lines(title)}</h1>
      <p className={css["text"]}>{lines(text)}</p>
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
