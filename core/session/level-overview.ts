import {
  type LevelBasis,
  type LevelName,
  type LevelTableOptions,
  levelTable,
  type RefundTableName,
} from "../rules/levels.ts";
import { refundPercent } from "../rules/loss-refund.ts";
import { WITHDRAWAL_CAPS, WITHDRAWALS_PER_DAY, type WithdrawalCap } from "../rules/withdrawal-cap.ts";
import type { Satang } from "../shared/money.ts";

/** The brand's choices among the level rules. */
export interface LevelPolicy extends LevelTableOptions {
  readonly refundTable: RefundTableName;
}

/** Everything that a level gives a player, in one row. */
export interface LevelOverview {
  readonly name: LevelName;
  /** Deposits that earn it. */
  readonly required: Satang;
  readonly basis: LevelBasis;
  readonly byInvitation: boolean;
  /** Percent of a net loss that is refunded. */
  readonly refundPercent: number;
  readonly cap: WithdrawalCap;
  readonly withdrawalsPerDay: number;
}

/** The levels by name, lowest first; two ids with the same name share a row. */
export function levelOverview({ refundTable, ...options }: LevelPolicy): readonly LevelOverview[] {
  const rows = new Map<LevelName, LevelOverview>();
  for (const { name, criteria, disabled } of levelTable(options)) {
    rows.set(name, {
      name,
      required: criteria.amount,
      basis: criteria.basis,
      byInvitation: disabled,
      refundPercent: refundPercent(name, refundTable),
      cap: WITHDRAWAL_CAPS[name],
      withdrawalsPerDay: WITHDRAWALS_PER_DAY,
    });
  }
  return [...rows.values()];
}
