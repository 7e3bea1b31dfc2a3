import { Button } from "../controls/button.tsx";
import { StatePanel } from "./state-panel.tsx";

interface FailedStateProps {
  /** What happened. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
  /** Shown alone, and not as one of several parts of a page. */
  readonly alone?: boolean;
}

export function FailedState({ title, text, retryLabel, onRetry, busy = false, alone = false }: FailedStateProps) {
  return (
    <div role="alert">
      <StatePanel
        icon="warning"
        tone="bad"
        compact={!alone}
        title={title}
        text={text}
        action={
          <Button small={!alone} icon="refresh" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
