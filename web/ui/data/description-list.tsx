import css from "./description-list.module.css";

/** A few short values beside each other, each over the word that names it. */
export function DescriptionList({
  facts,
}: {
  readonly facts: readonly { readonly term: string; readonly value: string }[];
}) {
  return (
    <dl className={css["facts"]}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css["fact"]}>
          <dt className={css["term"]}>{term}</dt>
          <dd className={css["value"]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
