import { type ReactNode, useRef } from "react";
import { MoreDetail } from "../feedback/failed-state.tsx";
import { Note } from "../feedback/note.tsx";
import { type ShownProblem, useProblemWords } from "../feedback/problem-words.ts";

interface FormProps {
  /** Runs on Enter and on the submit button. Resolves when the errors are known. */
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form with its own validation. After a submit, the first field with an error gets the focus. */
export function Form({ onSubmit, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = async () => {
    await onSubmit();
    // The errors are rendered by the next frame.
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the focus
    <form
      ref={ref}
      noValidate
      onMouseDown={(event) => {
        // On blur, a field may show an error below it, which would move the button away from the finger.
        if (event.target instanceof Element && event.target.closest("button")) event.preventDefault();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}

interface FormErrorProps {
  readonly problem: ShownProblem | undefined;
  /** The name of the detail. */
  readonly detailLabel: string;
}

/** Why the form was not accepted. Announced when it appears. Place it above the form's button. */
export function FormError({ problem, detailLabel }: FormErrorProps) {
  const words = useProblemWords(problem);
  return (
    <div role="alert">
      {words ? (
        <Note tone="bad">
          {words.message}
          {words.detail ? <MoreDetail label={detailLabel} text={words.detail} /> : null}
        </Note>
      ) : null}
    </div>
  );
}
