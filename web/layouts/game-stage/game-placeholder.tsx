import type { LiveGame } from "../../stores/games/game-session-store.ts";
import { playText as text } from "../../text/th/games/play.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ExternalLink } from "../../ui/controls/external-link.tsx";
import { StatePanel } from "../../ui/feedback/state-panel.tsx";

interface GamePlaceholderProps {
  readonly live: LiveGame;
  readonly reopening: boolean;
  readonly onReopen: () => void;
  readonly onNewWindow: () => void;
  readonly onFrame: () => void;
}

/** Shown in place of the game's frame after the game ended by itself, or while it is in another window. */
export function GamePlaceholder({ live, reopening, onReopen, onNewWindow, onFrame }: GamePlaceholderProps) {
  if (live.over) {
    return (
      <StatePanel
        icon="clock"
        title={text.over}
        text={text.overHint}
        action={
          <Button variant="primary" busy={reopening} busyLabel={text.opening} onClick={onReopen}>
            {text.reopen}
          </Button>
        }
      />
    );
  }
  if (live.place === "blocked") {
    return (
      <StatePanel
        icon="warning"
        title={text.blocked}
        text={text.blockedHint}
        action={
          <>
            <ExternalLink href={live.frame.src}>{text.openByHand}</ExternalLink>
            <p>
              <Button onClick={onNewWindow}>{text.retry}</Button> <Button onClick={onFrame}>{text.intoFrame}</Button>
            </p>
          </>
        }
      />
    );
  }
  return (
    <StatePanel
      icon="info"
      title={text.inWindow}
      text={text.inWindowHint}
      action={<Button onClick={onFrame}>{text.intoFrame}</Button>}
    />
  );
}
