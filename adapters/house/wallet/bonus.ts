import { endOfDay, type Instant } from "../../../core/shared/bangkok-time.ts";
import { add, least, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import type { Bonus, BonusOffer, RunningBonus } from "../../../core/wallet/model.ts";
import type { Rules } from "../context.ts";
import type { AmountEvent, AnyState, Moment } from "../engine/model.ts";
import type { Slice } from "../engine/slice.ts";
import { ROUND_MINIMUM } from "../games/catalogue.ts";
import type { GamesState, RoundPlayed } from "../games/play.ts";
import { type AccountState, standingOf } from "../session/account.ts";
import type { BonusState } from "./bonus-state.ts";
import { type LedgerState, postToLedger } from "./ledger.ts";
import { bonusView } from "./period-bonus.ts";

/** The last day is over. The amount is what was taken back: the bonus, or what is left of the credit. */
export type BonusExpired = AmountEvent<"deposit-bonus-expired">;

type Needs = LedgerState & AccountState & GamesState;
type State = AnyState & Needs & BonusState;

const BONUS_TITLE = "โบนัสเงินฝาก";
const TAKEN_BACK_TITLE = "คืนโบนัสที่เล่นไม่ครบ";

/** What the next deposit can take. One bonus runs at a time, so that a member always knows what is left to play. */
export function offerFor(
  state: BonusState & AccountState & LedgerState,
  { now, bonusOffer, levels }: Pick<Moment, "now"> & Pick<Rules, "bonusOffer" | "levels">,
): BonusOffer | undefined {
  return state.bonus ? undefined : bonusOffer?.(standingOf(state, now, levels).level, now);
}

/** Credits the bonus of a deposit or slip. From now on rounds count, where it has a turnover. */
export function startBonus<S extends AnyState & LedgerState & BonusState>(
  state: S,
  { id, at, amount }: { readonly id: string; readonly at: Instant; readonly amount: Satang },
  bonus: Bonus,
): S {
  const line = { kind: "bonus", at, creditSatang: amount, points: 0, reference: id, title: BONUS_TITLE } as const;
  const posted = postToLedger(state, line);
  if (bonus.turnoverSatang <= 0) return posted;
  return { ...posted, bonus: { ...bonusView(bonus), deposit: id, playedSatang: ZERO } };
}

/** Counts a stake. The turnover ends when it is played, and when nothing is left for another round. */
function withStake(state: State, { bet }: RoundPlayed): BonusState {
  const { bonus, creditSatang } = state;
  if (!bonus) return {};
  const playedSatang = add(bonus.playedSatang, bet);
  const isLost = creditSatang < ROUND_MINIMUM && !hasOpenRound(state);
  const over = playedSatang >= bonus.turnoverSatang || isLost;
  return { bonus: over ? undefined : { ...bonus, playedSatang } };
}

/** What lies in an open round is no credit, and may be paid out again. */
function hasOpenRound({ launches }: State): boolean {
  return launches.some(({ open }) => open !== undefined);
}

export function runningView({ bonus }: BonusState): RunningBonus | undefined {
  if (!bonus) return undefined;
  const { deposit: _, ...running } = bonus;
  return running;
}

interface Bonuses {
  readonly state: BonusState;
  readonly needs: Needs;
  readonly event: BonusExpired;
  readonly others: RoundPlayed;
}

/** Bonuses on deposits: their turnover, and their end. */
export const bonuses: Slice<Bonuses> = {
  initial: {},
  decide: {},
  evolve: {
    "deposit-bonus-expired": (state, { id, at, amount }) => ({
      ...postToLedger(state, {
        kind: "bonus",
        at,
        creditSatang: subtract(ZERO, amount),
        points: 0,
        reference: id,
        title: TAKEN_BACK_TITLE,
      }),
      bonus: undefined,
    }),
  },
  follow: { "round-played": withStake },
  due(state) {
    const { bonus, creditSatang } = state;
    // An open round is cashed out first.
    if (!bonus || hasOpenRound(state)) return [];
    const amount = least(bonus.amountSatang, creditSatang);
    return [{ type: "deposit-bonus-expired", at: endOfDay(bonus.lastDay), id: bonus.deposit, amount }];
  },
  shows: { "deposit-bonus-expired": ["deposit", "credit"] },
};
