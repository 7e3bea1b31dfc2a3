import type { Problem } from "../shared/fault.ts";
import { ok, type Result } from "../shared/result.ts";
import { appendHistory, type HistoryFilter, listHistory } from "./list-history.ts";
import type { HistoryEntry } from "./model.ts";
import type { WalletPort } from "./port.ts";

export interface WholeHistory {
  readonly items: readonly HistoryEntry[];
  /** False when the history is longer than the limit. */
  readonly whole: boolean;
}

const PAGE = 100;
/** Ten thousand lines: years of play, in a file that a phone can still open. */
const MOST_PAGES = 100;

/** Reads every line of a filter page by page, newest first, for totals and files. */
export async function readWholeHistory(
  dependencies: { readonly wallet: Pick<WalletPort, "history"> },
  filter: HistoryFilter,
  mostPages: number = MOST_PAGES,
): Promise<Result<WholeHistory, Problem>> {
  let items: readonly HistoryEntry[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await listHistory(dependencies, filter, cursor, PAGE);
    if (!page.ok) return page;
    items = appendHistory(items, page.value.items);
    cursor = page.value.next;
    if (cursor === undefined) return ok({ items, whole: true });
  }
  return ok({ items, whole: false });
}
