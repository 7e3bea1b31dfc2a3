import { Button } from "./button.tsx";
import { Note } from "./note.tsx";

interface OutcomeNoteProps {
  readonly phase: "idle" | "sending" | "checking" | "done" | "refused" | "failed" | "unknown";
  /** Why it failed, when it did. */
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
      {phase === "failed" && message ? <Note tone="bad">{message}</Note> : null}
    </div>
  );
}
