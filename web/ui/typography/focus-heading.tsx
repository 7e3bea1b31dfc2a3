import { useEffect, useRef } from "react";
import css from "./focus-heading.module.css";

/** Heads a step that took the place of the one before it, and takes over the focus that went with that. */
export function FocusHeading({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} tabIndex={-1} className={css["heading"]}>
      {children}
    </h2>
  );
}
