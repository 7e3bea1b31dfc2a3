import { Button } from "../controls/button.tsx";
import { Note } from "./note.tsx";

export interface OutcomeNoteProps {
  readonly phase:
    | "idle"
    | "sending"
    | "checking"
    | "done"
    | "refused"
    | "failed"
    | "unknown"
    | "elsewhere"
    | "followed";
  /** Why it did not happen, where that is to be said here. */
  readonly message: string | undefined;
  readonly texts: {
    readonly checking: string;
    readonly unknown: string;
    readonly checkAgain: string;
    /** Another tab is at it, and no longer; left out where none can be. */
    readonly elsewhere?: string;
    readonly followed?: string;
  };
  readonly onCheckAgain: () => void;
}

/** What became of a money action. A lost reply is never shown as a failure: its outcome is being looked for. */
export function OutcomeNote({ phase, message, texts, onCheckAgain }: OutcomeNoteProps) {
  return (
    <div role="status">
      {phase === "checking" || phase === "elsewhere" || phase === "followed" ? (
        <Note tone="gold" icon="clock">
          {texts[phase]}
        </Note>
      ) : null}
      {phase === "unknown" ? (
        <Note tone="gold" icon="clock">
          <p>{texts.unknown}</p>
          <Button small icon="refresh" onClick={onCheckAgain}>
            {texts.checkAgain}
          </Button>
        </Note>
      ) : null}
      {message ? <Note tone="bad">{message}</Note> : null}
    </div>
  );
}
