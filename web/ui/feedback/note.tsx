import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./note.module.css";

const ICONS = { good: "tick", bad: "warning", gold: "star", info: "info", plain: "info" } as const;

interface NoteProps {
  readonly children: ReactNode;
  readonly tone?: keyof typeof ICONS;
  readonly icon?: IconName;
}

/** A highlighted sentence. */
export function Note({ children, tone = "plain", icon = ICONS[tone] }: NoteProps) {
  return (
    <div className={cx(css["note"], css[tone])}>
      <Icon name={icon} size={20} />
      <div>{children}</div>
    </div>
  );
}
