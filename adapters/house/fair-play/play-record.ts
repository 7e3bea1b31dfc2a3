import type { RealityCheckMinutes } from "../../../core/fair-play/model.ts";
import type { Pause } from "../../../core/rules/pause.ts";
import type { LimitSettings } from "../../../core/rules/play-limits.ts";
import { type PlayDay, type PlayUsage, playedBetween, withPlay } from "../../../core/rules/play-usage.ts";
import { isAtNight } from "../../../core/rules/signs-of-harm.ts";
import { type BangkokDate, bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, ZERO } from "../../../core/shared/money.ts";
import { isDepositFinal, isSlipFinal } from "../../../core/wallet/statuses.ts";
import { addTo, withRow } from "../engine/derived/rows.ts";
import { type AnyState, ownerOf } from "../engine/model.ts";
import type { GameOpened, GamesState, RoundPlayed, RoundStepped } from "../games/play.ts";
import type { RowChange } from "../ports/rows.ts";
import type { DepositState } from "../wallet/deposit.ts";
import type { SlipState } from "../wallet/slip.ts";

/** A `PlayDay` without the names of its fields: the state is written with each round. */
type StoredDay = readonly [
  day: BangkokDate,
  depositedSatang: Satang,
  deposits: number,
  nightDeposits: number,
  stakedSatang: Satang,
  wonSatang: Satang,
  playedMs: number,
];

/** What a member set, and what the limits count. */
interface FairPlayPart {
  readonly limits: LimitSettings;
  /** At most 31. */
  readonly days: readonly StoredDay[];
  readonly pause?: Pause;
  readonly realityCheckMinutes?: RealityCheckMinutes;
  /** When a game was last opened or played. */
  readonly lastActAt?: Instant;
  /** When a higher limit, or none, was confirmed, as far back as signs of harm look. */
  readonly raisedAt: readonly Instant[];
  /** The latest day of a suggestion that was seen. */
  readonly suggestedOn?: BangkokDate;
}

export interface FairPlayState {
  /** Undefined until the member plays, deposits or sets something. */
  readonly fairPlay?: FairPlayPart;
}

const NOTHING: FairPlayPart = { limits: [], days: [], raisedAt: [] };

export function partOf({ fairPlay = NOTHING }: FairPlayState): FairPlayPart {
  return fairPlay;
}

export function withPart<State extends FairPlayState>(state: State, change: Partial<FairPlayPart>): State {
  return { ...state, fairPlay: { ...partOf(state), ...change } };
}

export function daysOf(state: FairPlayState): readonly PlayDay[] {
  return partOf(state).days.map(
    ([day, depositedSatang, deposits, nightDeposits, stakedSatang, wonSatang, playedMs]): PlayDay => ({
      day,
      depositedSatang,
      deposits,
      nightDeposits,
      stakedSatang,
      wonSatang,
      playedMs,
    }),
  );
}

function withDays<S extends FairPlayState>(state: S, days: readonly PlayDay[]): S {
  return withPart(state, {
    days: days.map(
      (each): StoredDay => [
        each.day,
        each.depositedSatang,
        each.deposits,
        each.nightDeposits,
        each.stakedSatang,
        each.wonSatang,
        each.playedMs,
      ],
    ),
  });
}

/** What is under way comes from the requests and the rounds themselves, so that it counts once when they end. */
export function usageOf(state: FairPlayState & DepositState & SlipState & GamesState): PlayUsage {
  const deposits = [...state.deposits.values()].filter(({ status }) => !isDepositFinal(status));
  const slips = [...state.slips.values()].filter(({ status }) => !isSlipFinal(status));
  return {
    days: daysOf(state),
    underWay: {
      depositsSatang: add(ZERO, ...[...deposits, ...slips].map(({ amountSatang }) => amountSatang)),
      stakesSatang: add(ZERO, ...state.launches.map(({ open }) => open?.bet ?? ZERO)),
    },
  };
}

interface Counted {
  readonly at: Instant;
  readonly amount: Satang;
}

type State = AnyState & FairPlayState;

/** Money of a bonus or a refund is no deposit, and has events of its own. */
export function withDeposit<S extends State>(state: S, { at, amount }: Counted): S {
  const day = bangkokDateOf(at);
  const more = { depositedSatang: amount, deposits: 1, nightDeposits: isAtNight(at) ? 1 : 0 };
  return withDays(withRow(state, dayRow(state, day, amount, ZERO)), withPlay(daysOf(state), day, more));
}

/** No limit counts it; the figures do. */
export function withPaidOut<S extends State>(state: S, { at, amount }: Counted): S {
  return withRow(state, dayRow(state, bangkokDateOf(at), ZERO, amount));
}

/** One row for each day. Stakes and wins of a day are those of its rows of played games. */
function dayRow(state: State, day: BangkokDate, deposited: Satang, withdrawn: Satang): RowChange {
  const order = Number(day.replace(/-/g, ""));
  return addTo({ list: "fair-play-days", owner: ownerOf(state), id: day, order, day, sums: [deposited, withdrawn] });
}

/** Counts a round on the day on which it ends. */
export function withRound<S extends State>(state: S, round: RoundPlayed): S {
  // Nobody plays what its time ends.
  const acted = round.byTime ? state : withAct(state, round);
  const more = { stakedSatang: round.bet, wonSatang: round.win };
  return withDays(acted, withPlay(daysOf(acted), bangkokDateOf(round.at), more));
}

/** The time since the last act was time at play. */
export function withAct<S extends State>(state: S, { at }: GameOpened | RoundStepped | RoundPlayed): S {
  const { lastActAt = at } = partOf(state);
  const played = playedBetween(lastActAt, at);
  const days = played.reduce((all, { day, playedMs }) => withPlay(all, day, { playedMs }), daysOf(state));
  return withPart(withDays(state, days), { lastActAt: at });
}
