import { bangkokDateOf } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import { mapOk, type Result } from "../shared/result.ts";
import type { MoneyRequest } from "./find-request.ts";
import type { HistoryEntry } from "./model.ts";
import type { WalletPort } from "./port.ts";

const MOST_LINES = 100;

/** The ledger's lines of one request, newest first. Of very busy days only the newest lines are searched. */
export async function ledgerLinesOf(
  { wallet }: { readonly wallet: Pick<WalletPort, "history"> },
  { kind, request: { id, createdAt, timeline } }: MoneyRequest,
): Promise<Result<readonly HistoryEntry[], Problem>> {
  const page = await wallet.history({
    kinds: [kind === "withdrawal" ? "withdrawal" : "deposit"],
    from: bangkokDateOf(createdAt),
    to: bangkokDateOf(timeline[timeline.length - 1]?.at ?? createdAt),
    cursor: undefined,
    limit: MOST_LINES,
  });
  return mapOk(page, ({ items }) => items.filter(({ reference }) => reference === id));
}
