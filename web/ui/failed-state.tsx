import { Button } from "./button.tsx";
import { StatePanel } from "./state-panel.tsx";

interface FailedStateProps {
  /** What happened. */
  readonly title: string;
  /** What to do about it. */
  readonly text?: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

export function FailedState({ title, text, retryLabel, onRetry, busy = false }: FailedStateProps) {
  return (
    <div role="alert">
      <StatePanel
        icon="warning"
        tone="bad"
        title={title}
        text={text}
        action={
          <Button icon="refresh" busy={busy} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
