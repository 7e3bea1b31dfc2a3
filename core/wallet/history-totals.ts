import { add, type Satang, subtract, ZERO } from "../shared/money.ts";
import { HISTORY_KINDS, type HistoryEntry, type HistoryKind } from "./model.ts";

export interface HistoryTotal {
  readonly kind: HistoryKind;
  readonly count: number;
  /** Credit that came in and that went out, both at least 0. */
  readonly inSatang: Satang;
  readonly outSatang: Satang;
  /** In minus out; signed. */
  readonly netSatang: Satang;
  /** Signed. */
  readonly points: number;
}

/** The totals of each kind that occurs, in the order of `HISTORY_KINDS`; every line counts once. */
export function historyTotals(items: readonly HistoryEntry[]): readonly HistoryTotal[] {
  return HISTORY_KINDS.flatMap((kind) => {
    const lines = items.filter((item) => item.kind === kind);
    if (lines.length === 0) return [];
    const credits = lines.map(({ creditSatang }) => creditSatang);
    const inSatang = add(ZERO, ...credits.filter((credit) => credit > ZERO));
    const netSatang = add(ZERO, ...credits);
    return [
      {
        kind,
        count: lines.length,
        inSatang,
        outSatang: subtract(inSatang, netSatang),
        netSatang,
        points: lines.reduce((sum, { points }) => sum + points, 0),
      },
    ];
  });
}
