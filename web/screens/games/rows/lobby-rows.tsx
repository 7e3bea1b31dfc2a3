import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { gamesText as text } from "#text/games/games.ts";
import { GAME_ROWS, type GameRow } from "../../../../core/games/game-rows.ts";
import type { Game } from "../../../../core/games/model.ts";
import { paths } from "../../../app/paths.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { observer } from "../../../text/observer.ts";
import { VisuallyHidden } from "../../../ui/art/icon.tsx";
import { useDesktop } from "../../../ui/hooks/use-media.ts";
import { Section } from "../../../ui/layout/page.tsx";
import { TextLink } from "../../../ui/typography/prose.tsx";
import { useGameCell } from "../lobby/game-cell.tsx";
import { columnsIn } from "../lobby/game-list.tsx";
import { usePlace } from "../lobby/lobby-scope.ts";
import css from "./side-row.module.css";

interface SideRowProps {
  readonly title: string;
  /** Leads to the whole row. */
  readonly more: { readonly to: string; readonly text: string };
  readonly games: readonly Game[];
  readonly children: (game: Game) => ReactNode;
}

const MOST = 12;
/** What a phone shows without scrolling. */
const FIRST = 3;

/**
 * A row of games: as many as there is room for on a desktop, elsewhere one that scrolls sideways. That one draws the
 * first games when it comes into view, and the others when it is touched, scrolled or focused: a lobby of several rows
 * stays small.
 */
function SideRow({ title, more, games, children }: SideRowProps) {
  const { ref, near, used } = useNear<HTMLUListElement>();
  const columns = useColumns();
  const drawn = near ? games.slice(0, columns ?? (used ? MOST : FIRST)) : [];
  return (
    <Section
      title={title}
      aside={
        <TextLink to={more.to}>
          {more.text}
          <VisuallyHidden> {title}</VisuallyHidden>
        </TextLink>
      }
    >
      <ul
        ref={ref}
        className={css["row"]}
        style={columns === undefined ? undefined : ({ "--columns": columns } as CSSProperties)}
      >
        {drawn.map((game) => (
          <li key={game.id} className={css["cell"]}>
            {children(game)}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** px, between two tiles. */
const GAP = 10;

/** How many games a row of a desktop has, as the list below it does; undefined where rows scroll. */
export function useColumns(): number | undefined {
  const desktop = useDesktop();
  const [columns, setColumns] = useState(countColumns);
  useEffect(() => {
    const onResize = () => setColumns(countColumns());
    onResize();
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  return desktop ? columns : undefined;
}

function countColumns(): number {
  return columnsIn((document.getElementById("content")?.clientWidth ?? 0) + GAP);
}

const USES = ["scroll", "pointerdown", "wheel", "focusin"] as const;

/** Above and below the visible part of the page. */
const MARGIN = "100px 0px";

/**
 * Whether an element is near the visible part of the page, and whether it was ever scrolled, touched or focused. In old
 * browsers every element counts as near.
 */
function useNear<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(typeof IntersectionObserver === "undefined");
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries[entries.length - 1];
        // What has the focus stays, wherever the page is scrolled to.
        setNear(latest?.isIntersecting === true || element.contains(document.activeElement));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (used || !element) return undefined;
    const use = () => setUsed(true);
    for (const each of USES) element.addEventListener(each, use, { passive: true });
    return () => {
      for (const each of USES) element.removeEventListener(each, use);
    };
  }, [used]);
  return { ref, near, used };
}

/** One row of the lobby. Renders nothing without games. */
const LobbyRow = observer(function LobbyRow({
  row,
  games,
}: {
  readonly row: GameRow;
  readonly games: readonly Game[];
}) {
  const cell = useGameCell();
  const at = usePlace();
  if (games.length === 0) return null;
  return (
    <SideRow title={text.row[row]} more={{ to: at(paths.gameRow(row)), text: text.wholeRow }} games={games}>
      {cell}
    </SideRow>
  );
});

/** What the member played and likes: known at once. */
const OWN: readonly GameRow[] = ["recent", "favourites"];

interface RowsProps {
  readonly store: LobbyStore;
}

export const OwnRows = observer(function OwnRows({ store }: RowsProps) {
  return OWN.map((row) => <LobbyRow key={row} row={row} games={store.rowOf(row, [])} />);
});

/** The rows that come from all games. A row without games is not there; the jackpots have their ribbon. */
export const AllRows = observer(function AllRows({ store }: RowsProps) {
  return GAME_ROWS.filter((row) => !OWN.includes(row) && row !== "jackpots").map((row) => (
    <LobbyRow key={row} row={row} games={store.rowOf(row, store.everywhere)} />
  ));
});

/** In a smaller category, the row would repeat what the grid below it shows. */
const WORTH_A_ROW = 40;
const FEWEST = 3;

/** The most played games of a large category. */
export const CategoryRow = observer(function CategoryRow({ store }: { readonly store: LobbyStore }) {
  const { games } = store;
  if (games.length < WORTH_A_ROW || store.provider !== undefined || store.order !== "listed") return null;
  const popular = store.rowOf("popular", games);
  return popular.length < FEWEST ? null : <LobbyRow row="popular" games={popular} />;
});
