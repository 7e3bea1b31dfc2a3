import type { Problem } from "../shared/fault.ts";
import { mapOk, type Result } from "../shared/result.ts";
import type { HistoryEntry, HistoryKind } from "./model.ts";
import type { WalletPort } from "./port.ts";

/** What moves points. Rounds and transfers, of which there are many more, do not. */
const KINDS = ["bonus", "reward", "wheel", "flip-card", "check-in"] as const satisfies readonly HistoryKind[];
const LIMIT = 20;

/** The latest lines of the ledger that moved points, newest first. */
export async function recentPoints({
  wallet,
}: {
  readonly wallet: Pick<WalletPort, "history">;
}): Promise<Result<readonly HistoryEntry[], Problem>> {
  const page = await wallet.history({ kinds: KINDS, from: undefined, to: undefined, cursor: undefined, limit: LIMIT });
  return mapOk(page, ({ items }) => items.filter(({ points }) => points !== 0));
}
