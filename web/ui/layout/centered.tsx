import type { ReactNode } from "react";
import css from "./centered.module.css";

/** A column of centred content. */
export function Centered({ children }: { readonly children: ReactNode }) {
  return <div className={css["centered"]}>{children}</div>;
}
