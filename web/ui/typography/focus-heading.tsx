import { useEffect, useRef } from "react";
import css from "./focus-heading.module.css";

/** The heading of a new step. It takes the focus, which was in the step that it replaced. */
export function FocusHeading({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} tabIndex={-1} className={css["heading"]}>
      {children}
    </h2>
  );
}
