import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./stack.module.css";

/** Content below each other with equal gaps: `s` 8 px, `m` 14 px. */
export function Stack({ gap = "m", children }: { readonly gap?: "s" | "m"; readonly children: ReactNode }) {
  return <div className={cx(css["stack"], css[gap])}>{children}</div>;
}
