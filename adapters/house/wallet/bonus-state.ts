import type { PeriodGiven } from "../../../core/rules/deposit-bonus.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Bonus, RunningBonus } from "../../../core/wallet/model.ts";

/** What decisions about money need of a bonus. */
export interface BonusState {
  /** Undefined in states that were stored before there were bonuses. */
  readonly bonus?: (RunningBonus & { readonly deposit: string }) | undefined;
  /** What the latest periods gave by themselves, open deposits included. Undefined before the first. */
  readonly periods?: readonly PeriodGiven[];
}

/** A bonus of a deposit or slip as events have it: with its period, when it comes by itself. */
export interface GivenBonus extends Bonus {
  readonly since?: Instant;
}
