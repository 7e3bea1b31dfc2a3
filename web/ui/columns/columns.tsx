import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./columns.module.css";

/** Equal columns, also on phones. */
export function Columns({ count, children }: { readonly count: 2 | 3; readonly children: ReactNode }) {
  return <div className={cx(css["columns"], css[count === 2 ? "two" : "three"])}>{children}</div>;
}
