import { type KeyboardEvent as ReactKeyboardEvent, useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { gamesText as text } from "#text/games/games.ts";
import { shellText } from "#text/site/shell.ts";
import type { LobbyStore } from "../../../stores/games/lobby-store.ts";
import { formatCount } from "../../../text/numbers.ts";
import { observer } from "../../../text/observer.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Muted } from "../../../ui/data/inline.tsx";
import field from "../../../ui/forms/field.module.css";
import { GameList, ROW_HEIGHT, TileSkeleton } from "../lobby/game-list.tsx";
import { MakerLinks } from "../makers/maker-head.tsx";
import css from "./search-field.module.css";

interface SearchFieldProps {
  /** Read aloud, and shown as the placeholder. */
  readonly label: string;
  readonly clearLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called when a search is likely to follow. */
  readonly onPrepare: () => void;
  /** The arrow down or Enter: the focus should go to the first result. */
  readonly onResults: () => void;
}

/** The search of the lobby. The key "/" focuses it, as does a link with the state `{ focus: "search" }`. */
export function SearchField({ label, clearLabel, value, onChange, onPrepare, onResults }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { key, state }: { key: string; state: unknown } = useLocation();
  const wanted = typeof state === "object" && state !== null && "focus" in state && state.focus === "search";
  // Each visit by such a link focuses again.
  useEffect(() => {
    if (wanted) input.current?.focus();
  }, [wanted, key]);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const onKeyDown = (event: ReactKeyboardEvent) => {
    if (event.key === "Escape" && value !== "") onChange("");
    if ((event.key === "ArrowDown" || event.key === "Enter") && value !== "" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onResults();
    }
  };
  return (
    <div className={field["box"]} role="search">
      <span className={field["leading"]}>
        <Icon name="search" size={20} />
      </span>
      <input
        ref={input}
        className={field["input"]}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={value}
        onFocus={onPrepare}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
      {value === "" ? (
        <kbd className={css["key"]} aria-hidden="true">
          /
        </kbd>
      ) : (
        <button
          type="button"
          className={field["innerButton"]}
          aria-label={clearLabel}
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <Icon name="cross" size={20} />
        </button>
      )}
    </div>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

const ACROSS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Lets the arrow keys walk through a grid of results; the arrow up leads from its first row back to the field. Put `ref`
 * on an element around the search field and the results.
 */
export function useArrowKeys(active: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const toResults = useCallback(() => placed(ref.current, 1)?.focus(), []);
  useEffect(() => {
    const root = ref.current;
    if (!active || !root) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.target instanceof Element)) return;
      const cell = event.target.closest("[aria-posinset]");
      const grid = cell?.parentElement;
      if (!cell || !grid) return;
      const step = ACROSS[event.key] ?? (DOWN[event.key] ?? 0) * columnsOf(grid);
      if (step === 0) return;
      event.preventDefault();
      const next = Number(cell.getAttribute("aria-posinset")) + step;
      if (next < 1) document.querySelector<HTMLElement>("[role=search] input")?.focus();
      else placed(root, next)?.focus();
    };
    root.addEventListener("keydown", onKeyDown);
    return () => root.removeEventListener("keydown", onKeyDown);
  }, [active]);
  return { ref, toResults };
}

/** The link of the nth result; undefined for a closed game or one that is not drawn. */
function placed(root: HTMLElement | null, place: number): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[aria-posinset="${place}"] a`) ?? undefined;
}

function columnsOf(grid: HTMLElement): number {
  return Number(grid.getAttribute("data-columns")) || 1;
}

const MOST_MAKERS = 4;

/** The makers and games that fit the text, of all categories. A tap on a game opens it. */
export const SearchResults = observer(function SearchResults({ store }: { readonly store: LobbyStore }) {
  const { found, foundMakers, waiting } = store;
  return (
    <>
      <div role="status">
        <Muted>{waiting ? text.searching : text.results(formatCount(found.length))}</Muted>
      </div>
      <MakerLinks makers={foundMakers.slice(0, MOST_MAKERS)} />
      {waiting && found.length === 0 ? (
        <TileSkeleton count={4} height={ROW_HEIGHT - 10} label={shellText.loading} />
      ) : (
        <GameList store={store} label={text.search} />
      )}
    </>
  );
});
