import type { ReactNode } from "react";
import { Icon, type IconName, VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./message-card.module.css";

export type MessageTone = "good" | "bad" | "gold" | "info" | "plain";

interface MessageCardProps {
  readonly icon: IconName;
  readonly tone: MessageTone;
  readonly title: string;
  readonly time: ReactNode;
  readonly children: ReactNode;
  /** Said of an unread message, which has a dot. */
  readonly unreadLabel?: string | undefined;
  readonly actions?: ReactNode;
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}

/** Something that happened: what, when, and what to do next. */
export function MessageCard(props: MessageCardProps) {
  const { icon, tone, title, time, children, unreadLabel, actions, onClose, closeLabel } = props;
  return (
    <article className={cx(css["card"], css[tone], unreadLabel !== undefined && css["unread"])} data-card>
      <span className={css["icon"]}>
        <Icon name={icon} size={22} />
      </span>
      <div className={css["main"]}>
        <p className={css["title"]}>{title}</p>
        <p className={css["time"]}>{time}</p>
        <div className={css["lines"]}>{children}</div>
        {actions ? <div className={css["actions"]}>{actions}</div> : null}
      </div>
      {unreadLabel === undefined ? null : (
        <span className={css["dot"]}>
          <VisuallyHidden>{unreadLabel}</VisuallyHidden>
        </span>
      )}
      {onClose ? (
        <button type="button" className={css["close"]} aria-label={closeLabel} onClick={onClose}>
          <Icon name="cross" size={20} />
        </button>
      ) : null}
    </article>
  );
}
