import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../art/icon.tsx";
import css from "./dialog.module.css";
import { openModal } from "./open-modal.ts";

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Called by Esc, the close button, or a press outside the panel. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** One or two buttons at the bottom, side by side. */
  readonly actions?: ReactNode;
}

/**
 * A modal dialog, open while it is mounted: a sheet on phones, centred from 700 px. On closing, the focus returns to
 * where it was.
 */
export function Dialog({ title, closeLabel, onClose, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (ref.current ? openModal(ref.current, () => close.current()) : undefined), []);
  return (
    <dialog ref={ref} className={css["cover"]} aria-labelledby={id} aria-modal="true">
      <div className={css["panel"]}>
        <div className={css["head"]}>
          <h2 id={id}>{title}</h2>
          <button type="button" className={css["close"]} aria-label={closeLabel} onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
        {actions ? <div className={css["actions"]}>{actions}</div> : null}
      </div>
    </dialog>
  );
}
