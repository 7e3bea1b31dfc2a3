import { type ReactNode, useEffect, useRef } from "react";
import centeredCss from "../layout/centered.module.css";
import focusHeadingCss from "./focus-heading.module.css";

/** The heading of a new step. It takes the focus, which was in the step that it replaced. */
export function FocusHeading({ children }: { readonly children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} tabIndex={-1} className={focusHeadingCss["heading"]}>
      {children}
    </h2>
  );
}

/** A column of centred content. */
export function Centered({ children }: { readonly children: ReactNode }) {
  return <div className={centeredCss["centered"]}>{children}</div>;
}
