import type { ReactNode } from "react";
import css from "./centered.module.css";

/** A column with everything in its middle: a code, a figure, a few words. */
export function Centered({ children }: { readonly children: ReactNode }) {
  return <div className={css["centered"]}>{children}</div>;
}
