import type { ReactNode } from "react";
import css from "./muted.module.css";

interface MutedProps {
  readonly children: ReactNode;
  /** `faint` is smaller too: times, counts. `field` stands on a PitchCard. */
  readonly tone?: "muted" | "faint" | "onBrand";
}

/** A paragraph that stands back. */
export function Muted({ children, tone = "muted" }: MutedProps) {
  return <p className={css[tone]}>{children}</p>;
}
