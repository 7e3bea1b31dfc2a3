import type { ReactNode } from "react";
import css from "./feed-list.module.css";

interface FeedRow {
  readonly key: string;
  readonly name: string;
  readonly time: ReactNode;
  readonly amount: ReactNode;
}

/** Payments in dense rows: name, time and amount side by side where there is room. */
export function FeedList({ label, rows }: { readonly label: string; readonly rows: readonly FeedRow[] }) {
  return (
    <ul aria-label={label}>
      {rows.map(({ key, name, time, amount }) => (
        <li key={key} className={css["row"]}>
          <span className={css["name"]}>{name}</span>
          <span className={css["time"]}>{time}</span>
          <span className={css["amount"]}>{amount}</span>
        </li>
      ))}
    </ul>
  );
}
