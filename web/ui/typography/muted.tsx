import type { ReactNode } from "react";
import css from "./muted.module.css";

interface MutedProps {
  readonly children: ReactNode;
  /** `faint` is smaller too, for times and counts. `onBrand` is for a BrandCard. */
  readonly tone?: "muted" | "faint" | "onBrand";
}

/** A less prominent paragraph. */
export function Muted({ children, tone = "muted" }: MutedProps) {
  return <p className={css[tone]}>{children}</p>;
}
