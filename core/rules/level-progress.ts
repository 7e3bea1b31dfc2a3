import { type Satang, satang, ZERO } from "../shared/money.ts";
import { LEVELS, type Level, type LevelBasis, type LevelId } from "./levels.ts";

export interface LevelDeposits {
  /** Credited deposits since registration. */
  readonly cumulative: Satang;
  /** Credited deposits of the current Bangkok month. */
  readonly month: Satang;
}

export interface LevelProgress {
  readonly current: Level;
  /** False only before the first baht: every member starts at silver, and one baht earns it. */
  readonly earned: boolean;
  /** The next level that deposits can earn; undefined at the highest of them. */
  readonly next: NextLevel | undefined;
  /** The next level by invitation, when deposits can earn no further level. */
  readonly byInvitation: Level | undefined;
}

export interface NextLevel {
  readonly level: Level;
  /** Which deposits count towards it. */
  readonly basis: LevelBasis;
  readonly deposited: Satang;
  readonly required: Satang;
  readonly missing: Satang;
  /** Whole percent, rounded down: 0 to 99. */
  readonly percent: number;
}

/**
 * The level that deposits earn, and the progress to the next one. An invited member (`heldId` 5 or 6) keeps that level
 * whatever the deposits are; nobody else reaches it.
 */
export function levelProgress(
  deposits: LevelDeposits,
  heldId?: LevelId,
  table: readonly Level[] = LEVELS,
): LevelProgress {
  const entry = table[0];
  if (!entry) throw new RangeError("a level table without levels");
  let current = entry;
  let above: Level | undefined;
  let byInvitation: Level | undefined;
  for (const level of table) {
    if (level.disabled) {
      if (level.id === heldId) return { current: level, earned: true, next: undefined, byInvitation: undefined };
      byInvitation ??= level;
    } else if (isMet(level, deposits)) {
      current = level;
      above = undefined;
    } else if (level !== entry) {
      above ??= level;
    }
  }
  return {
    current,
    earned: isMet(current, deposits),
    next: above && distance(above, deposits),
    byInvitation: above ? undefined : byInvitation,
  };
}

/**
 * The progress of a member at the level that the backend says, which may count in another way than the table. No next level
 * where the deposits already earn it by the table: what the backend still waits for is not known.
 */
export function progressAt(levelId: LevelId, deposits: LevelDeposits, table: readonly Level[] = LEVELS): LevelProgress {
  const current = table.find(({ id }) => id === levelId);
  if (!current) throw new RangeError(`no level ${levelId} in the table`);
  const above = current.disabled ? undefined : table.find(({ id }) => id > levelId);
  const isEarnable = above !== undefined && !above.disabled;
  return {
    current,
    earned: current.disabled || isMet(current, deposits),
    next: isEarnable && !isMet(above, deposits) ? distance(above, deposits) : undefined,
    byInvitation: isEarnable ? undefined : above,
  };
}

function isMet({ criteria }: Level, deposits: LevelDeposits): boolean {
  return (criteria.basis === "month" ? deposits.month : deposits.cumulative) >= criteria.amount;
}

function distance(level: Level, deposits: LevelDeposits): NextLevel {
  const { amount: required, basis } = level.criteria;
  const deposited = satang(Math.max(ZERO, deposits[basis]));
  return {
    level,
    basis,
    deposited,
    required,
    missing: satang(required - deposited),
    percent: Math.floor((deposited * 100) / required),
  };
}
