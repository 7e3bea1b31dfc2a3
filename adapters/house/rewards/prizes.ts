import type { Prize } from "../../../core/rewards/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { HistoryKind } from "../../../core/wallet/model.ts";
import type { AnyState } from "../engine/model.ts";
import { type LedgerState, postToLedger } from "../wallet/ledger.ts";

/** Picks an item with one random number. The items' chances add up to 1. */
export function draw<T extends { readonly chance: number }>(items: readonly T[], random: () => number): T {
  let rest = random();
  for (const item of items) {
    rest -= item.chance;
    if (rest < 0) return item;
  }
  // Rounding can make the sum of the chances slightly less than 1.
  const last = items[items.length - 1];
  if (!last) throw new Error("nothing to draw from");
  return last;
}

interface Cause {
  readonly id: string;
  readonly at: Instant;
  readonly title?: string;
}

/** Posts points and a prize as one line of the ledger. Posts no line when they move neither credit nor points. */
export function postPrize<State extends AnyState & LedgerState>(
  state: State,
  kind: HistoryKind,
  { id, at, title }: Cause,
  points: number,
  prize?: Prize,
): State {
  const worth = worthOf(prize);
  const { creditSatang } = worth;
  const allPoints = points + worth.points;
  if (creditSatang === 0 && allPoints === 0) return state;
  return postToLedger(state, { kind, at, creditSatang, points: allPoints, reference: id, title });
}

function worthOf(prize: Prize | undefined): { readonly creditSatang: Satang; readonly points: number } {
  if (prize?.kind === "credit") return { creditSatang: prize.amountSatang, points: 0 };
  return { creditSatang: ZERO, points: prize?.kind === "points" ? prize.points : 0 };
}
