import type { RunningBonus } from "../../../core/wallet/model.ts";

/** What decisions about money need of a bonus. */
export interface BonusState {
  /** Undefined in states that were stored before there were bonuses. */
  readonly bonus?: (RunningBonus & { readonly deposit: string }) | undefined;
}
