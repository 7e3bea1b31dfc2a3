import css from "./bullet-list.module.css";

/** Short sentences, one a line, each with a dot of the brand's. */
export function BulletList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={css["list"]}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
