import { useEffect } from "react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";
import css from "./toast-host.module.css";

/** Spec section 9. */
const SHOWN_MS = 2000;

export interface ToastMessage {
  readonly id: number;
  readonly tone: "good" | "bad";
  readonly text: string;
}

interface ToastHostProps {
  readonly toasts: readonly ToastMessage[];
  /** Called once a toast has been shown for its time; take it off the list. */
  readonly onDone: (id: number) => void;
}

/** Bottom left, for things that need no answer. Keep it mounted, so that screen readers announce what appears. */
export function ToastHost({ toasts, onDone }: ToastHostProps) {
  return (
    <div className={css["host"]} role="status">
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDone={onDone} />
      ))}
    </div>
  );
}

function Toast({ toast, onDone }: { readonly toast: ToastMessage; readonly onDone: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onDone(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast.id, onDone]);
  return (
    <div className={cx(css["toast"], css[toast.tone])}>
      <Icon name={toast.tone === "good" ? "tick" : "warning"} size={20} />
      <span>{toast.text}</span>
    </div>
  );
}
