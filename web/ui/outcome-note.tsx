import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

export interface OutcomeNoteProps {
  readonly phase: "idle" | "sending" | "checking" | "done" | "refused" | "failed" | "unknown";
  /** Why it did not happen, where that is to be said here. */
  readonly message: string | undefined;
  readonly texts: { readonly checking: string; readonly unknown: string; readonly checkAgain: string };
  readonly onCheckAgain: () => void;
}

/** What became of a money action. A lost reply is never shown as a failure: its outcome is being looked for. */
export function OutcomeNote({ phase, message, texts, onCheckAgain }: OutcomeNoteProps) {
  return (
    <div role="status">
      {phase === "checking" ? (
        <Note tone="gold" icon="clock">
          {texts.checking}
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
