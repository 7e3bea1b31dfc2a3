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
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}
