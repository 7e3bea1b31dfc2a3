import { useCallback, useEffect, useRef } from "react";

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
      if (next < 1) root.querySelector("input")?.focus();
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
