import type { ReactNode } from "react";
import css from "./confirmation.module.css";

interface ConfirmationProps {
  readonly leading: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** The button to correct it. */
  readonly action: ReactNode;
  /** The question that the person confirms by continuing. */
  readonly children: ReactNode;
}

/** Shows a value that was looked up and needs confirmation. It is announced when it appears. */
export function Confirmation({ leading, title, detail, action, children }: ConfirmationProps) {
  return (
    <div className={css["box"]} role="status">
      <div className={css["row"]}>
        {leading}
        <div>
          <strong>{title}</strong>
          <p className={css["detail"]}>{detail}</p>
        </div>
        {action}
      </div>
      <p className={css["question"]}>{children}</p>
    </div>
  );
}
