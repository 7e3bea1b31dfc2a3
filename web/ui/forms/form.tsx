import { type ReactNode, useRef } from "react";

interface FormProps {
  /** Runs on Enter and on the submit button alike; settles once what is wrong is known. */
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}

/** A form that checks itself: afterwards the first field that is wrong has the focus. */
export function Form({ onSubmit, children }: FormProps) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = async () => {
    await onSubmit();
    // By the next frame what was found wrong has been drawn.
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no action of its own: it keeps the focus
    <form
      ref={ref}
      noValidate
      onMouseDown={(event) => {
        // Leaving a field may put a sentence under it, and the button would move away from under the finger.
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
