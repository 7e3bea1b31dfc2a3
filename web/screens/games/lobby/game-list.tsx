import { type Range, useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { gamesText } from "#text/games/games.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { observer } from "../../../text/observer.ts";
import { VisuallyHidden } from "../../../ui/art/icon.tsx";
import { Button, ButtonLink } from "../../../ui/controls/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { EmptyState } from "../../../ui/feedback/resource-panel.tsx";
import skeleton from "../../../ui/feedback/skeleton.module.css";
import { useGameCell } from "./game-cell.tsx";
import { usePlace } from "./lobby-scope.ts";
import tileSkeletonCss from "./tile-skeleton.module.css";
import virtualGridCss from "./virtual-grid.module.css";

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

/** px. A narrower tile would cut off most names. Any phone has two columns, and no row has more than eight. */
const MIN_TILE_WIDTH = 146;
const MOST_COLUMNS = 8;

/**
 * px. A little below the usual top of the list on a phone, because with such a top nothing needs to render twice.
 */
const USUAL_TOP = 265;

/** px. The list may start this much higher than `top` says, because one more row is rendered below. */
const TOP_TOLERANCE = 120;

/**
 * A grid of thousands of items that scrolls with the page and renders the visible ones. Cells are positioned one by
 * one, because row elements would only add nodes.
 */
function VirtualGrid<T>({ label, items, itemKey, rowHeightFor, above = 0, children }: VirtualGridProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  const [{ columns, top }, setPlace] = useState(() => usualPlace(above));
  // What is above moves the list.
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
      className={virtualGridCss["grid"]}
      aria-label={label}
      data-columns={columns}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => (
          <li
            key={itemKey(item)}
            className={virtualGridCss["cell"]}
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

/** How many tiles stand side by side in so many px, with the gap after the last one. */
export function columnsIn(width: number): number {
  return Math.min(MOST_COLUMNS, Math.max(2, Math.floor(width / MIN_TILE_WIDTH)));
}

/** The visible rows and one more below, which the arrow keys can reach. */
function withNextRow({ startIndex, endIndex, overscan, count }: Range): number[] {
  const last = Math.min(count - 1, endIndex + overscan);
  return Array.from({ length: Math.max(0, last - startIndex + 1) }, (_, index) => startIndex + index);
}

/** Why no game is shown, and a way to find one. */
const NoGames = observer(function NoGames({ store }: { readonly store: LobbyStore }) {
  const text = gamesText.none;
  const { place, text: typed } = store;
  const at = usePlace();
  const row = place.category === "all" ? place.row : undefined;
  if (typed !== "" || store.games.length > 0) {
    return (
      <EmptyState
        icon="search"
        title={text.found(typed)}
        text={text.foundHint}
        action={
          <Button icon="cross" onClick={() => store.clear()}>
            {text.clear}
          </Button>
        }
      />
    );
  }
  const toAll = <ButtonLink to={at(paths.allGames)}>{gamesText.title}</ButtonLink>;
  if (row === "favourites") {
    return <EmptyState icon="heart" title={text.favourites} text={text.favouritesHint} action={toAll} />;
  }
  if (row === "recent") return <EmptyState icon="clock" title={text.recent} text={text.recentHint} action={toAll} />;
  return <EmptyState icon="dice" title={text.place} text={text.placeHint} action={toAll} />;
});

/** px, of a row of tiles including the gap below it. */
export const ROW_HEIGHT = 204;
/** Of a row of many columns: taller tiles, so that a large screen shows as few nodes as a phone. */
const TALL_ROW_HEIGHT = 214;
const MANY_COLUMNS = 4;

/** px */
function rowHeightFor(columns: number): number {
  return columns < MANY_COLUMNS ? ROW_HEIGHT : TALL_ROW_HEIGHT;
}

interface GameListProps {
  readonly store: LobbyStore;
  readonly label: string;
  /** px, see `VirtualGrid`. */
  readonly above?: number;
  /** Shows what the jackpots hold. */
  readonly jackpots?: boolean;
}

/** The games that are found or pass the filters, or why there are none. */
export const GameList = observer(function GameList({ store, label, above = 0, jackpots }: GameListProps) {
  const cell = useGameCell(jackpots);
  const { found } = store;
  if (found.length === 0) return <NoGames store={store} />;
  return (
    <VirtualGrid label={label} items={found} itemKey={idOf} rowHeightFor={rowHeightFor} above={above}>
      {cell}
    </VirtualGrid>
  );
});

function idOf({ id }: { readonly id: string }): string {
  return id;
}

interface TileSkeletonProps {
  readonly count: number;
  /** px */
  readonly height: number;
  readonly label: string;
}

/** The skeleton of a grid of tiles. */
export function TileSkeleton({ count, height, label }: TileSkeletonProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={tileSkeletonCss["grid"]}>
        {Array.from({ length: count }, (_, index) => (
          <span key={String(index)} className={cx(skeleton["block"], tileSkeletonCss["tile"])} style={{ height }} />
        ))}
      </div>
    </div>
  );
}
