import css from "./fact-strip.module.css";

interface FactStripProps {
  /** Read aloud as the list's name. */
  readonly label: string;
  readonly facts: readonly { readonly value: string; readonly label: string }[];
}

/** A few figures with their meaning, side by side. */
export function FactStrip({ label, facts }: FactStripProps) {
  return (
    <ul className={css["strip"]} aria-label={label}>
      {facts.map((fact) => (
        <li key={fact.label} className={css["fact"]}>
          <strong className={css["value"]}>{fact.value}</strong>
          <span className={css["label"]}>{fact.label}</span>
        </li>
      ))}
    </ul>
  );
}
