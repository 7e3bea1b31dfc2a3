import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import css from "./virtual-grid.module.css";

interface VirtualGridProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** Of a row, the room below it included; px. */
  readonly rowHeight: number;
  readonly children: (item: T) => ReactNode;
}

/** Narrower tiles than this would cut most names; px. Two stand side by side on any phone. */
const NARROWEST = 178;

/** Where a list under a few tools begins on a phone; px. The closer it is, the seldomer all is drawn twice. */
const USUAL_TOP = 300;

/** How far off `top` may be: a row is drawn beyond each edge anyway; px. */
const SLACK = 48;

/**
 * A grid of thousands that scrolls with the page and holds what can be seen of it. Cells stand where they belong by
 * themselves: rows would be nodes that say nothing.
 */
export function VirtualGrid<T>({ label, items, itemKey, rowHeight, children }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [{ columns, top }, setPlace] = useState({ columns: 2, top: USUAL_TOP });
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { width, top: above } = list.current.getBoundingClientRect();
      const next = { columns: Math.max(2, Math.floor(width / NARROWEST)), top: Math.round(above + window.scrollY) };
      setPlace((now) => (now.columns === next.columns && Math.abs(now.top - next.top) < SLACK ? now : next));
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 1,
  });
  return (
    <ul ref={list} className={css["grid"]} aria-label={label} style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
          <li
            key={itemKey(item)}
            className={css["cell"]}
            aria-setsize={items.length}
            aria-posinset={row.index * columns + column + 1}
            style={{
              left: `${(column * 100) / columns}%`,
              width: `${100 / columns}%`,
              height: rowHeight,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            {children(item)}
          </li>
        )),
      )}
    </ul>
  );
}
