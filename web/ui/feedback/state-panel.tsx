import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./state-panel.module.css";

interface StatePanelProps {
  readonly icon: IconName;
  readonly tone?: "plain" | "good" | "bad";
  readonly title: string;
  readonly text?: ReactNode;
  /** The panel is the whole page, and its title the page's heading. */
  readonly page?: boolean;
  /** The panel is one of several on a page. */
  readonly compact?: boolean;
  /** A button or a link. */
  readonly action?: ReactNode;
}

/** Shown in place of the content of a list, a card or a page. */
export function StatePanel({
  icon,
  tone = "plain",
  title,
  text,
  page = false,
  compact = false,
  action,
}: StatePanelProps) {
  return (
    <div className={cx(css["panel"], compact && css["compact"])}>
      <span className={cx(css["icon"], tone !== "plain" && css[tone])}>
        <Icon name={icon} size={28} />
      </span>
      {page ? <h1 className={css["title"]}>{title}</h1> : <h2 className={css["title"]}>{title}</h2>}
      {text ? <p className={css["text"]}>{text}</p> : null}
      {action ? <div className={css["action"]}>{action}</div> : null}
    </div>
  );
}
