import { Button } from "../controls/button.tsx";
import { MoreDetail } from "./more-detail.tsx";
import { StatePanel } from "./state-panel.tsx";

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
