import { Children, type ReactNode } from "react";
import css from "./chip-list.module.css";

/** Small things side by side, as many to a line as there is room for. */
export function ChipList({ children }: { readonly children: ReactNode }) {
  return (
    <ul className={css["wrap"]}>
      {Children.map(children, (child) => (
        <li className={css["item"]}>{child}</li>
      ))}
    </ul>
  );
}
