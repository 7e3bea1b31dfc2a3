import { type ReactNode, useId } from "react";
import { Icon } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { type ShownProblem, useProblemWords } from "../feedback/problem-words.ts";
import css from "./field.module.css";

/** The parts around the control of every field. */
export interface FieldProps {
  readonly label: string;
  /** The error of the typed text. The control keeps the text. */
  readonly error?: FieldProblem;
  readonly hint?: ReactNode;
  /** The hint is a success: a free username, a name that was found. */
  readonly good?: boolean;
}

export type FieldProblem = ShownProblem | string | undefined;

export interface ControlIds {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (ids: ControlIds) => ReactNode;
  /** Between the box and the hint. */
  readonly below?: ReactNode;
}

export function Field({ label, error, hint, good = false, below, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div className={css["field"]}>
      <label className={css["label"]} htmlFor={id}>
        {label}
      </label>
      <div className={cx(css["box"], error !== undefined && css["invalid"])}>
        {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      </div>
      {below}
      <FieldError id={`${id}-error`} error={error} />
      <div id={`${id}-hint`} className={cx(css["hint"], good && css["good"])} aria-live="polite">
        {hint}
      </div>
    </div>
  );
}

/** Announced when it appears. Name its id in the control's `aria-describedby`. */
export function FieldError({ id, error }: { readonly id: string; readonly error: FieldProblem }) {
  const words = useProblemWords(error);
  return (
    <div id={id} role="alert">
      {words?.message ? (
        <p className={css["error"]}>
          <Icon name="warning" size={18} />
          <span>{words.message}</span>
        </p>
      ) : null}
    </div>
  );
}
