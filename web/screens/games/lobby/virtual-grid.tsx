import { type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import css from "./virtual-grid.module.css";

interface VirtualGridProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly itemKey: (item: T) => string;
  /** px, including the gap below a row. */
  readonly rowHeightFor: (columns: number) => number;
  /** px, of what is above the list on this page but not on every page. Changes when that does. */
  readonly above?: number;
  readonly children: (item: T) => ReactNode;
}

/** px. A narrower tile would cut off most names. Any phone has two columns, and no row has more than six. */
const MIN_TILE_WIDTH = 146;
const MOST_COLUMNS = 6;

/**
 * px. A little below the usual top of the list on a phone, because with such a top nothing needs to render twice.
 */
const USUAL_TOP = 330;

/** px. The list may start this much higher than `top` says, because one more row is rendered below. */
const TOP_TOLERANCE = 120;

/**
 * A grid of thousands of items that scrolls with the page and renders the visible ones. Cells are positioned one by
 * one, because row elements would only add nodes.
 */
export function VirtualGrid<T>({ label, items, itemKey, rowHeightFor, above = 0, children }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [{ columns, top }, setPlace] = useState(() => usualPlace(above));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above moves the list
  useLayoutEffect(() => {
    const measure = () => {
      if (!list.current) return;
      const { width, top: topInView } = list.current.getBoundingClientRect();
      const next = {
        columns: columnsIn(width),
        top: Math.round(topInView + window.scrollY),
      };
      setPlace((current) =>
        current.columns === next.columns && current.top >= next.top && current.top - next.top < TOP_TOLERANCE
          ? current
          : next,
      );
    };
    measure();
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, [above]);
  const rowHeight = rowHeightFor(columns);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowHeight,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    overscan: 1,
    rangeExtractor: withNextRow,
  });
  const measuredHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (measuredHeight.current === rowHeight) return;
    measuredHeight.current = rowHeight;
    rows.measure();
  }, [rows, rowHeight]);
  return (
    <ul
      ref={list}
      className={css["grid"]}
      aria-label={label}
      data-columns={columns}
      style={{ height: rows.getTotalSize() }}
    >
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

/** From the width of the page's content, so that the tiles of the first paint need not move. */
function usualPlace(above: number): { readonly columns: number; readonly top: number } {
  const width = document.getElementById("content")?.clientWidth ?? 0;
  return { columns: columnsIn(width), top: USUAL_TOP + above };
}

function columnsIn(width: number): number {
  return Math.min(MOST_COLUMNS, Math.max(2, Math.floor(width / MIN_TILE_WIDTH)));
}

/** The visible rows and one more below, which the arrow keys can reach. */
function withNextRow({ startIndex, endIndex, overscan, count }: Range): number[] {
  const last = Math.min(count - 1, endIndex + overscan);
  return Array.from({ length: Math.max(0, last - startIndex + 1) }, (_, index) => startIndex + index);
}
