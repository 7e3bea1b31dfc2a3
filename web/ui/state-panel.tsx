import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icon.tsx";
import css from "./state-panel.module.css";

interface StatePanelProps {
  readonly icon: IconName;
  readonly tone?: "plain" | "good" | "bad";
  readonly title: string;
  readonly text?: ReactNode;
  /** A button or a link. */
  readonly action?: ReactNode;
}

/** What a list, a card or a page shows in place of its content. */
export function StatePanel({ icon, tone = "plain", title, text, action }: StatePanelProps) {
  return (
    <div className={css["panel"]}>
      <span className={cx(css["icon"], tone !== "plain" && css[tone])}>
        <Icon name={icon} size={28} />
      </span>
      <h3>{title}</h3>
      {text ? <p className={css["text"]}>{text}</p> : null}
      {action ? <div className={css["action"]}>{action}</div> : null}
    </div>
  );
}
