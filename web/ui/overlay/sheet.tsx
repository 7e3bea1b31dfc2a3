import { type ReactNode, useEffect, useId, useRef } from "react";
import cover from "./cover.module.css";
import { openModal } from "./open-modal.ts";
import css from "./sheet.module.css";

interface SheetProps {
  readonly title: string;
  /** Called by Esc, the back gesture, or a press outside the sheet. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Below each other, the main one first. The last one should close the sheet. */
  readonly actions: ReactNode;
}

/**
 * A step of a form with something to read, over the page. Unlike a confirmation it never closes by itself. The sheet
 * itself takes the focus, so that a second press of Enter does not press its button.
 */
export function Sheet({ title, onClose, children, actions }: SheetProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (ref.current ? openModal(ref.current, () => close.current()) : undefined), []);
  return (
    <dialog ref={ref} className={cover["cover"]} aria-labelledby={id} aria-modal="true">
      <div className={css["panel"]} tabIndex={-1} data-focus>
        <div className={css["handle"]} />
        <h2 id={id} className={css["title"]}>
          {title}
        </h2>
        {children}
        <div className={css["actions"]}>{actions}</div>
      </div>
    </dialog>
  );
}
