import { type ReactNode, useState } from "react";
import { Icon } from "../art/icon.tsx";
import css from "./disclosure-list.module.css";

export interface Disclosure {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** To the right: a chip with the status. */
  readonly end: ReactNode;
  /** Whether the item starts open. Later only the reader opens and closes it. */
  readonly open: boolean;
  readonly body: ReactNode;
}

/** Records with details that can be opened. */
export function DisclosureList({ label, items }: { readonly label: string; readonly items: readonly Disclosure[] }) {
  return (
    <ul aria-label={label}>
      {items.map(({ key, ...item }) => (
        <Item key={key} {...item} />
      ))}
    </ul>
  );
}

function Item({ title, detail, end, open, body }: Omit<Disclosure, "key">) {
  const [initiallyOpen] = useState(open);
  return (
    <li className={css["item"]}>
      <details open={initiallyOpen}>
        <summary className={css["summary"]}>
          <span className={css["row"]}>
            <span>
              <span className={css["title"]}>{title}</span>
              <span className={css["detail"]}>{detail}</span>
            </span>
            {end}
            <span className={css["arrow"]}>
              <Icon name="chevron-down" size={18} />
            </span>
          </span>
        </summary>
        <div className={css["body"]}>{body}</div>
      </details>
    </li>
  );
}
