import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import descriptionListCss from "./description-list.module.css";
import keyFigureCss from "./key-figure.module.css";
import progressBarCss from "./progress-bar.module.css";

/** A large value with an explanation below it. */
export function KeyFigure({ value, detail }: { readonly value: ReactNode; readonly detail: ReactNode }) {
  return (
    <div>
      <div className={keyFigureCss["value"]}>{value}</div>
      <div className={keyFigureCss["detail"]}>{detail}</div>
    </div>
  );
}

interface DescriptionListProps {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
  /** `rows`: one item a line, the value to the right of its term. `columns`: side by side, the value below its term. */
  readonly layout?: "rows" | "columns";
}

export function DescriptionList({ items, layout = "rows" }: DescriptionListProps) {
  return (
    <dl className={descriptionListCss[layout]}>
      {items.map(({ term, value }) => (
        <div key={term} className={descriptionListCss["item"]}>
          <dt className={descriptionListCss["term"]}>{term}</dt>
          <dd className={descriptionListCss["value"]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ProgressBarProps {
  /** 0 to 1. Other values are drawn as the nearest end. */
  readonly value: number;
  /** Read aloud instead of the bare percentage. */
  readonly label: string;
  readonly tone?: "brand" | "gold";
}

export function ProgressBar({ value, label, tone = "brand" }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      className={progressBarCss["bar"]}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={cx(progressBarCss["fill"], progressBarCss[tone])} style={{ width: `${percent}%` }} />
    </div>
  );
}
