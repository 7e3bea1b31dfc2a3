import { cx } from "../cx.ts";
import css from "./progress-bar.module.css";

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
      className={css["bar"]}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={cx(css["fill"], css[tone])} style={{ width: `${percent}%` }} />
    </div>
  );
}
