import { type ReactNode, useId } from "react";
import { Icon } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./field.module.css";

/** The parts around the control of every field. */
export interface FieldProps {
  readonly label: string;
  /** The error of the typed text. The control keeps the text. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** The hint is a success: a free username, a name that was found. */
  readonly good?: boolean;
}

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
      <FieldError id={`${id}-error`} message={error} />
      <div id={`${id}-hint`} className={cx(css["hint"], good && css["good"])} aria-live="polite">
        {hint}
      </div>
    </div>
  );
}

/** Announced when it appears. Name its id in the control's `aria-describedby`. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | undefined }) {
  return (
    <div id={id} role="alert">
      {message ? (
        <p className={css["error"]}>
          <Icon name="warning" size={18} />
          <span>{message}</span>
        </p>
      ) : null}
    </div>
  );
}
