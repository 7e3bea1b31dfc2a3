import { levelProgress } from "../../../core/rules/level-progress.ts";
import type { LevelStanding } from "../../../core/session/model.ts";
import { bangkokDateOf, type Instant, monthOf } from "../../../core/shared/bangkok-time.ts";
import { ZERO } from "../../../core/shared/money.ts";
import type { MemberState } from "../engine/state.ts";

/** The level is never stored: deposits earn it, a month's end takes it back, only an invitation is a fact. */
export function standingOf({ deposited, grantedLevel }: MemberState, now: Instant): LevelStanding {
  const month = deposited.month === monthOf(bangkokDateOf(now)) ? deposited.inMonth : ZERO;
  const { current } = levelProgress({ cumulative: deposited.total, month }, grantedLevel);
  return {
    level: current.name,
    levelId: current.id,
    depositedTotalSatang: deposited.total,
    depositedThisMonthSatang: month,
  };
}
