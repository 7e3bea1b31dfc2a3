import { Icon } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./toast-host.module.css";

export interface ToastMessage {
  readonly id: number;
  readonly tone: "good" | "bad";
  readonly text: string;
}

/** Shows toasts at the bottom left. Keep it mounted, so that screen readers announce new ones. */
export function ToastHost({ toasts }: { readonly toasts: readonly ToastMessage[] }) {
  return (
    <div className={css["host"]} role="status">
      {toasts.map(({ id, tone, text }) => (
        <div key={id} className={cx(css["toast"], css[tone])}>
          <Icon name={tone === "good" ? "tick" : "warning"} size={20} />
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
