import { cx } from "../../ui/cx.ts";
import css from "./calm-bar.module.css";

interface CalmBarProps {
  /** 0 to 1. Other values are drawn as the nearest end. */
  readonly value: number;
  /** More is used than the limit allows. */
  readonly over?: boolean;
  readonly label: string;
}

/** How much of a limit is used. Nothing to reach, so it has no mark at its end and no bright colour. */
export function CalmBar({ value, over = false, label }: CalmBarProps) {
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
      <div className={cx(css["fill"], over && css["over"])} style={{ width: `${percent}%` }} />
    </div>
  );
}
