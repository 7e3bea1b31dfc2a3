import type { ReactNode } from "react";
import css from "./confirmation.module.css";

interface ConfirmationProps {
  readonly leading: ReactNode;
  readonly title: string;
  readonly detail: string;
  /** How to say that it is wrong. */
  readonly action: ReactNode;
  /** The question that the person answers by going on. */
  readonly children: ReactNode;
}

/** Something that was found for the person and only needs a look; announced when it appears. */
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
