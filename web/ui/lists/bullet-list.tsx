import css from "./bullet-list.module.css";

/** Short sentences, each with a dot in the brand's colour. */
export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={css["list"]}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
