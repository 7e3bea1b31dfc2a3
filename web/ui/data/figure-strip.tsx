import css from "./figure-strip.module.css";

interface FigureStripProps {
  /** Read aloud as the list's name. */
  readonly label: string;
  readonly figures: readonly { readonly value: string; readonly label: string }[];
}

/** A few figures with their meaning, side by side. */
export function FigureStrip({ label, figures }: FigureStripProps) {
  return (
    <ul className={css["strip"]} aria-label={label}>
      {figures.map((figure) => (
        <li key={figure.label} className={css["figure"]}>
          <strong className={css["value"]}>{figure.value}</strong>
          <span className={css["label"]}>{figure.label}</span>
        </li>
      ))}
    </ul>
  );
}
