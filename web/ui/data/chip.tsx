import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./chip.module.css";

export type Tone = "plain" | "good" | "gold" | "bad" | "info";

interface ChipProps {
  readonly children: ReactNode;
  /** `gold` is for levels, rewards and requests that wait. */
  readonly tone?: Tone;
  readonly icon?: IconName;
}

/** A short status. It is no control. */
export function Chip({ children, tone = "plain", icon }: ChipProps) {
  return (
    <span className={cx(css["chip"], css[tone])}>
      {icon ? <Icon name={icon} size={16} /> : null}
      <span>{children}</span>
    </span>
  );
}
