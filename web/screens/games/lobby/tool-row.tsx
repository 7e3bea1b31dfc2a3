import type { ReactNode } from "react";
import css from "./tool-row.module.css";

/** A field with small buttons to its right. */
export function ToolRow({ children, tools }: { readonly children: ReactNode; readonly tools: ReactNode }) {
  return (
    <div className={css["row"]}>
      {children}
      <div className={css["tools"]}>{tools}</div>
    </div>
  );
}
