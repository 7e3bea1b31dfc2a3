import type { Problem } from "../shared/fault.ts";
import { ok, type Result } from "../shared/result.ts";
import { appendHistory, type HistoryFilter, listHistory } from "./list-history.ts";
import type { HistoryEntry } from "./model.ts";
import type { WalletPort } from "./port.ts";

export interface WholeHistory {
  readonly items: readonly HistoryEntry[];
  /** False when there was more than is read at once. */
  readonly whole: boolean;
}

const PAGE = 100;
/** Ten thousand lines: years of play, and still a file that opens on a phone. */
const MOST_PAGES = 100;

/** Every line that a filter lets through, newest first, for totals and files; page after page. */
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
