import type { Prize } from "../../../core/rewards/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { HistoryKind } from "../../../core/wallet/model.ts";
import type { MemberState } from "../engine/state.ts";
import { postToLedger } from "../wallet/ledger.ts";

interface Cause {
  readonly id: string;
  readonly at: Instant;
  readonly title?: string;
}

/** Posts points and a prize as one line of the ledger. Posts no line when they move neither credit nor points. */
export function postPrize(
  state: MemberState,
  kind: HistoryKind,
  { id, at, title }: Cause,
  points: number,
  prize?: Prize,
): MemberState {
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
