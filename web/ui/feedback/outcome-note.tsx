import { createContext, type ReactNode, use } from "react";
import { Button } from "../controls/button.tsx";
import { MoreDetail } from "./failed-state.tsx";
import { Note } from "./note.tsx";
import { type ShownProblem, useProblemWords } from "./problem-words.ts";

interface OutcomeNoteProps {
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
  /** Why the action failed or was refused. Undefined where that is shown elsewhere. */
  readonly problem: ShownProblem | undefined;
  /** A field shows it, and this only what the backend said in another language. */
  readonly isSaidAtField?: boolean;
  /** Of a refusal: the app may know more about it. */
  readonly code?: string | undefined;
  /** The backend does not offer the action: `texts` say it better than `problem`. */
  readonly notOffered?: boolean;
  /** Why the outcome is unknown, for the support, to be opened. */
  readonly doubt?: string | undefined;
  readonly texts: {
    /** The name of what the backend said and of `doubt`. */
    readonly detail?: string;
    readonly checking: string;
    readonly unknown: string;
    readonly checkAgain: string;
    readonly notOffered?: string;
    /** For an action that another tab runs, or has just run. Undefined where that cannot happen. */
    readonly elsewhere?: string;
    readonly followed?: string;
  };
  readonly onCheckAgain: () => void;
}

/** The outcome of a money action. A lost reply is not shown as a failure: the outcome is being checked. */
export function OutcomeNote(props: OutcomeNoteProps) {
  const { phase, problem, isSaidAtField, code, notOffered, doubt, texts, onCheckAgain } = props;
  const words = useProblemWords(problem);
  const message = isSaidAtField ? undefined : (notOffered && texts.notOffered) || words?.message;
  const more = use(RefusalLinkContext)(code);
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
          {doubt && texts.detail ? <MoreDetail label={texts.detail} text={doubt} /> : null}
        </Note>
      ) : null}
      {message || words?.detail ? (
        <Note tone="bad">
          {message}
          {words?.detail && texts.detail ? <MoreDetail label={texts.detail} text={words.detail} /> : null}
          {more}
        </Note>
      ) : (
        more
      )}
    </div>
  );
}

/** Where a refusal with a code leads besides its sentence. The app provides it. */
export const RefusalLinkContext = createContext<(code: string | undefined) => ReactNode>(() => null);

interface ActionButtonProps {
  readonly outcome: Omit<OutcomeNoteProps, "texts">;
  readonly texts: OutcomeNoteProps["texts"];
  readonly variant?: "primary" | "secondary";
  /** Busy for another reason than the action. */
  readonly busy?: boolean;
  readonly busyLabel: string;
  readonly disabled?: boolean;
  /** Looks as if it could not be pressed yet, and says what is missing when it is. */
  readonly dimmed?: boolean;
  /** Undefined in a form, which the button submits. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** The button of a money action, below the outcome of its last run. Disabled while that outcome is unknown. */
export function ActionButton(props: ActionButtonProps) {
  const { outcome, texts, variant = "primary", busy = false, busyLabel, disabled = false, onClick, children } = props;
  const { dimmed = false } = props;
  const { phase } = outcome;
  return (
    <>
      <OutcomeNote {...outcome} texts={texts} />
      <Button
        type={onClick ? "button" : "submit"}
        variant={dimmed ? "secondary" : variant}
        wide
        busy={busy || phase === "sending" || phase === "checking" || phase === "elsewhere"}
        busyLabel={busyLabel}
        disabled={disabled || phase === "unknown"}
        onClick={onClick}
      >
        {children}
      </Button>
    </>
  );
}
