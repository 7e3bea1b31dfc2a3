import type { BangkokDate } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { HistoryEntry, HistoryKind, HistoryPage } from "./model.ts";
import type { WalletPort } from "./port.ts";

export interface HistoryFilter {
  /** Empty: every kind. */
  readonly kinds: readonly HistoryKind[];
  readonly from: BangkokDate | undefined;
  readonly to: BangkokDate | undefined;
}

/** One page of 1 to 100 lines. Swaps the days if they are in the wrong order. */
export function listHistory(
  { wallet }: { readonly wallet: Pick<WalletPort, "history"> },
  { kinds, from, to }: HistoryFilter,
  cursor: string | undefined,
  limit: number,
): Promise<Result<HistoryPage, Problem>> {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return wallet.history({ kinds, from: first, to: last, cursor, limit });
}

/** Adds a page below the shown lines. A line that moved to the next page meanwhile is not added again. */
export function appendHistory(shown: readonly HistoryEntry[], page: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const ids = new Set(shown.map(({ id }) => id));
  return [...shown, ...page.filter(({ id }) => !ids.has(id))];
}
