import css from "./numbered-list.module.css";

/** Steps to follow, in order. */
export function NumberedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li key={item} className={css["item"]}>
          <span className={css["number"]} aria-hidden="true">
            {index + 1}
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  );
}
