import { type PeriodBonus, periodBonus } from "../../../core/rules/deposit-bonus.ts";
import { add, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import type { Bonus } from "../../../core/wallet/model.ts";
import type { Rules } from "../context.ts";
import type { Moment } from "../engine/model.ts";
import { type AccountState, standingOf } from "../session/account.ts";
import type { BonusState, GivenBonus } from "./bonus-state.ts";
import type { LedgerState } from "./ledger.ts";

export type PeriodRules = Pick<Rules, "periodPromotion" | "levels">;

/** What a deposit or a slip that is made now earns by itself. It stays the same until it is credited. */
export function earnedBonus(
  state: BonusState & AccountState & LedgerState,
  amount: Satang,
  { now, periodPromotion, levels }: Pick<Moment, "now"> & PeriodRules,
): PeriodBonus | undefined {
  if (!periodPromotion) return undefined;
  return periodBonus(periodPromotion(standingOf(state, now, levels).level), amount, state.periods ?? [], now);
}

/** More than one, because the two periods may overlap. */
const MOST_PERIODS = 2;

/** Counts a bonus towards its period's maximum, so that open deposits together earn no more. */
export function withEarned<S extends BonusState>(state: S, bonus: GivenBonus | undefined): S {
  if (bonus?.since === undefined) return state;
  const { since } = bonus;
  const periods = state.periods ?? [];
  const before = periods.find((each) => each.since === since)?.givenSatang ?? ZERO;
  const counted = { since, givenSatang: add(before, bonus.amountSatang) };
  return {
    ...state,
    periods: [counted, ...periods.filter((each) => each.since !== since)]
      .sort((one, other) => other.since - one.since)
      .slice(0, MOST_PERIODS),
  };
}

/** The deposit was never credited, so its bonus is there for another one. */
export function withoutEarned<S extends BonusState>(state: S, bonus: GivenBonus | undefined): S {
  if (bonus?.since === undefined || !state.periods) return state;
  const { since, amountSatang } = bonus;
  return {
    ...state,
    periods: state.periods.map((each) =>
      each.since === since ? { since, givenSatang: subtract(each.givenSatang, amountSatang) } : each,
    ),
  };
}

/** What the member sees of it. */
export function bonusView({ amountSatang, turnoverSatang, lastDay }: GivenBonus): Bonus {
  return { amountSatang, turnoverSatang, lastDay };
}
