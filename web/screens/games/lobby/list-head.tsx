import type { ReactNode } from "react";
import css from "./list-head.module.css";

/** Over a list: what it holds, read aloud when it changes, and a tool at the right. */
export function ListHead({ status, tool }: { readonly status: string; readonly tool: ReactNode }) {
  return (
    <div className={css["head"]}>
      <span role="status">{status}</span>
      {tool}
    </div>
  );
}
