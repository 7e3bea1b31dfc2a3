import type { RealityCheckMinutes } from "../../../core/fair-play/model.ts";
import type { Pause } from "../../../core/rules/pause.ts";
import type { LimitSettings } from "../../../core/rules/play-limits.ts";
import {
  type PlayDay,
  type PlayUsage,
  playedBetween,
  type UnderWay,
  withPlay,
} from "../../../core/rules/play-usage.ts";
import {
  type BangkokDate,
  bangkokDateOf,
  bangkokMsOfDay,
  HOUR_MS,
  type Instant,
} from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, ZERO } from "../../../core/shared/money.ts";
import { isDepositFinal, isSlipFinal } from "../../../core/wallet/statuses.ts";
import { addTo, withRow } from "../engine/derived/rows.ts";
import { type AmountEvent, type AnyState, ownerOf } from "../engine/model.ts";
import type { GameOpened, GamesState, RoundPlayed, RoundStepped } from "../games/play.ts";
import type { Row } from "../ports/rows.ts";
import type { DepositState } from "../wallet/deposit.ts";
import type { SlipState } from "../wallet/slip.ts";

/** What a member set, and what counts against it. */
export interface PlayRecord {
  readonly limits: LimitSettings;
  /** The latest days, which is enough for every period. */
  readonly days: readonly PlayDay[];
  readonly pause: Pause | undefined;
  /** Undefined for the house's own choice. */
  readonly realityCheckMinutes: RealityCheckMinutes | undefined;
  /** The latest act at play. */
  readonly lastActAt: Instant | undefined;
  /** When higher limits were confirmed, the latest ones. */
  readonly raisedAt: readonly Instant[];
  /** The day on which the member saw a suggestion. */
  readonly suggestedOn: BangkokDate | undefined;
}

export interface FairPlayState {
  /** Undefined before anything counts. */
  readonly fairPlay?: PlayRecord;
}

const NO_RECORD: PlayRecord = {
  limits: [],
  days: [],
  pause: undefined,
  realityCheckMinutes: undefined,
  lastActAt: undefined,
  raisedAt: [],
  suggestedOn: undefined,
};

export function recordOf({ fairPlay }: FairPlayState): PlayRecord {
  return fairPlay ?? NO_RECORD;
}

export type UsageState = FairPlayState & DepositState & SlipState & Pick<GamesState, "launches">;

export function usageOf(state: UsageState): PlayUsage {
  return { days: recordOf(state).days, underWay: underWay(state) };
}

/** Requests that wait for their credit, and stakes of rounds that go on. */
function underWay({ deposits, slips, launches }: UsageState): UnderWay {
  const waiting = [
    ...[...deposits.values()].filter(({ status }) => !isDepositFinal(status)),
    ...[...slips.values()].filter(({ status }) => !isSlipFinal(status)),
  ];
  return {
    depositsSatang: add(ZERO, ...waiting.map(({ amountSatang }) => amountSatang)),
    stakesSatang: add(ZERO, ...launches.flatMap(({ open }) => (open ? [open.bet] : []))),
  };
}

const NIGHT_ENDS_MS = 5 * HOUR_MS;

type Counted = AnyState & FairPlayState;
type Play = Partial<Omit<PlayDay, "day">> & { readonly withdrawnSatang?: Satang };

/** Counts something for a day, for the next decisions and for the figures. */
function counted<State extends Counted>(state: State, day: BangkokDate, play: Play): State {
  const record = recordOf(state);
  const { depositedSatang = 0, withdrawnSatang = 0, stakedSatang = 0, wonSatang = 0, playedMs = 0 } = play;
  const sums = [depositedSatang, withdrawnSatang, stakedSatang, wonSatang, playedMs];
  const row: Row = { list: PLAY_DAYS, owner: ownerOf(state), id: day, order: Number(day.replace(/-/g, "")), day, sums };
  return withRow({ ...state, fairPlay: { ...record, days: withPlay(record.days, day, play) } }, addTo(row));
}

export const PLAY_DAYS = "fair-play-days";

/** The sums of such a row, in the order in which it holds them. */
export function sumsOf({ sums: [deposited = 0, withdrawn = 0, staked = 0, won = 0, playedMs = 0] = [] }: Row) {
  return { deposited, withdrawn, staked, won, playedMs };
}

export function withDeposit<State extends Counted>(state: State, { at, amount }: AmountEvent<string>): State {
  const nightDeposits = bangkokMsOfDay(at) < NIGHT_ENDS_MS ? 1 : 0;
  return counted(state, bangkokDateOf(at), { depositedSatang: amount, deposits: 1, nightDeposits });
}

export function withPaidWithdrawal<State extends Counted>(state: State, { at, amount }: AmountEvent<string>): State {
  return counted(state, bangkokDateOf(at), { withdrawnSatang: amount });
}

/** What a round took and gave counts when it ends; until then its stake is under way. */
export function withRound<State extends Counted>(state: State, event: RoundPlayed): State {
  const { at, bet, win, byTime } = event;
  const ended = counted(state, bangkokDateOf(at), { stakedSatang: bet, wonSatang: win });
  // Nobody played it to its end.
  return byTime ? ended : withAct(ended, event);
}

/** Counts the time since the act before. */
export function withAct<State extends Counted>(
  state: State,
  { at }: Pick<GameOpened | RoundStepped | RoundPlayed, "at">,
): State {
  const { lastActAt } = recordOf(state);
  const played = lastActAt === undefined ? [] : playedBetween(lastActAt, at);
  const after = played.reduce<State>((before, { day, playedMs }) => counted(before, day, { playedMs }), state);
  return { ...after, fairPlay: { ...recordOf(after), lastActAt: at } };
}
