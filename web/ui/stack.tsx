import type { ReactNode } from "react";
import css from "./stack.module.css";

/** Buttons and the like, one below the other with a breath between them. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={css["stack"]}>{children}</div>;
}
