import type { ReactNode } from "react";

interface ShelfProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The components of one kind. */
export function Shelf({ title, children }: ShelfProps) {
  return (
    <section className="gallery-shelf" aria-label={title}>
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
