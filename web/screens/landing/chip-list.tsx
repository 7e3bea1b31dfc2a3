import { Children, type ReactNode } from "react";
import css from "./chip-list.module.css";

/** Chips side by side, on as many lines as they need. */
export function ChipList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={css["wrap"]}>
      {Children.map(children, (child) => (
        <li className={css["item"]}>{child}</li>
      ))}
    </ul>
  );
}
