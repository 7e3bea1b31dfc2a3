import type { ReactNode } from "react";
import { OutcomeNote, type OutcomeNoteProps } from "../feedback/outcome-note.tsx";
import { Button } from "./button.tsx";

interface ActionButtonProps {
  readonly outcome: Omit<OutcomeNoteProps, "texts">;
  readonly texts: OutcomeNoteProps["texts"];
  readonly variant?: "primary" | "secondary";
  /** Busy for another reason than the action. */
  readonly busy?: boolean;
  readonly busyLabel: string;
  readonly disabled?: boolean;
  /** Undefined in a form, which the button submits. */
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** The button of a money action, below the outcome of its last run. Disabled while that outcome is unknown. */
export function ActionButton(props: ActionButtonProps) {
  const { outcome, texts, variant = "primary", busy = false, busyLabel, disabled = false, onClick, children } = props;
  const { phase } = outcome;
  return (
    <>
      <OutcomeNote {...outcome} texts={texts} />
      <Button
        type={onClick ? "button" : "submit"}
        variant={variant}
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
