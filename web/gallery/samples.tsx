import type { ReactNode } from "react";

interface SamplesProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The components of one kind. */
export function Samples({ title, children }: SamplesProps) {
  return (
    <section className="gallery-samples" aria-label={title}>
      <div className="gallery-items">{children}</div>
    </section>
  );
}

interface ItemProps {
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One component in one or more states. */
export function Item({ wide = false, children }: ItemProps) {
  return <div className={wide ? "gallery-wide" : ""}>{children}</div>;
}
