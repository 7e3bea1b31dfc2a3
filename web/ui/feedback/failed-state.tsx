import type { ReactNode } from "react";
import { Icon, type IconName } from "../art/icon.tsx";
import { Button } from "../controls/button.tsx";
import { cx } from "../cx.ts";
import moreDetailCss from "./more-detail.module.css";
import statePanelCss from "./state-panel.module.css";

interface FailedStateProps {
  /** What happened. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: string;
  /** What the backend said in another language, to be opened. */
  readonly more?: { readonly label: string; readonly text: string } | undefined;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** Shown alone, and not as one of several parts of a page. */
  readonly alone?: boolean;
}

export function FailedState({ title, text, more, retryLabel, onRetry, busy = false, alone = false }: FailedStateProps) {
  return (
    <div role="alert">
      <StatePanel
        icon="warning"
        tone="bad"
        compact={!alone}
        title={title}
        text={text}
        action={
          <>
            <Button small={!alone} icon="refresh" busy={busy} onClick={onRetry}>
              {retryLabel}
            </Button>
            {more ? <MoreDetail {...more} /> : null}
          </>
        }
      />
    </div>
  );
}

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
    <div className={cx(statePanelCss["panel"], compact && statePanelCss["compact"])}>
      <span className={cx(statePanelCss["icon"], tone !== "plain" && statePanelCss[tone])}>
        <Icon name={icon} size={28} />
      </span>
      {page ? <h1 className={statePanelCss["title"]}>{title}</h1> : <h2 className={statePanelCss["title"]}>{title}</h2>}
      {text ? <p className={statePanelCss["text"]}>{text}</p> : null}
      {action ? <div className={statePanelCss["action"]}>{action}</div> : null}
    </div>
  );
}

interface MoreDetailProps {
  readonly label: string;
  readonly text: string;
}

/** Neither ฿ nor digits. */
const THAI = /[\u0e01-\u0e3a\u0e40-\u0e4e]/;

/** A text in another language, which is shown on request only. */
export function MoreDetail({ label, text }: MoreDetailProps) {
  return (
    <details>
      <summary className={moreDetailCss["summary"]}>{label}</summary>
      <p className={moreDetailCss["text"]} lang={THAI.test(text) ? "th" : "en"}>
        {text}
      </p>
    </details>
  );
}
