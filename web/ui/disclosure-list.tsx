import type { ReactNode } from "react";
import css from "./disclosure-list.module.css";
import { Icon } from "./icon.tsx";

export interface Disclosure {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** At the right: a chip with the status. */
  readonly end: ReactNode;
  /** Shown from the start. */
  readonly open: boolean;
  readonly body: ReactNode;
}

/** Records that each open to show how they came about. */
export function DisclosureList({ label, items }: { readonly label: string; readonly items: readonly Disclosure[] }) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.key} className={css["item"]}>
          <details open={item.open}>
            <summary className={css["summary"]}>
              <span className={css["row"]}>
                <span className={css["main"]}>
                  <span className={css["title"]}>{item.title}</span>
                  <span className={css["detail"]}>{item.detail}</span>
                </span>
                {item.end}
                <span className={css["arrow"]}>
                  <Icon name="chevron-down" size={18} />
                </span>
              </span>
            </summary>
            <div className={css["body"]}>{item.body}</div>
          </details>
        </li>
      ))}
    </ul>
  );
}
