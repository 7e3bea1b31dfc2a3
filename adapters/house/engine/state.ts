import type { AffiliateLogType } from "../../../core/affiliate/model.ts";
import type { Round, WinLossGame } from "../../../core/games/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { FlipCardPlay, RewardRequest, WheelSpin } from "../../../core/rewards/model.ts";
import { type AffiliateSums, NO_SUMS } from "../../../core/rules/affiliate-bonus.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import type { Address } from "../../../core/session/model.ts";
import type { BangkokDate, Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { DepositRequest, HistoryEntry, SlipRequest, WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { PersistentList } from "../collections/persistent-list.ts";
import type { PersistentMap } from "../collections/persistent-map.ts";
import type { MemberEvent, Registered, SlipSubmitted } from "./events.ts";

/** Requests of one kind: by id, and in the order in which they were made. */
export interface Requests<Request> {
  readonly byId: PersistentMap<Request>;
  readonly newestFirst: PersistentList<string>;
  /** Those that something will still happen to. */
  readonly open: readonly string[];
}

export type DepositRecord = DepositRequest;

export interface SlipRecord extends SlipRequest {
  readonly transfer: string;
  readonly bankSaid: SlipSubmitted["bankSaid"];
  readonly claimed: boolean;
}

export interface WithdrawalRecord extends Omit<WithdrawalRequest, "attempt" | "intent"> {
  /** Of each attempt, the first one first. */
  readonly intents: readonly (IdempotencyKey | undefined)[];
  /** When the latest attempt was asked for: its day is the one it counts on. */
  readonly attemptedAt: Instant;
}

/** What a command made: its fact, and what the member had right after it. */
export interface Subject {
  readonly event: MemberEvent;
  /** Of the fact, or of the request that it was about. */
  readonly id: string;
  /** How many steps of the request's timeline the answer tells; 0 where the fact is about no request. */
  readonly steps: number;
  readonly creditSatang: Satang;
  readonly points: number;
}

export interface ClaimRecord extends RewardRequest {
  readonly from: "catalogue" | "cards";
}

export interface CheckInRecord {
  readonly id: string;
  readonly day: string;
  readonly points: number;
  /** How many days in a row it makes. */
  readonly inARow: number;
}

/** What an intent came to. A request is told as it stood then, after its first `steps` steps. */
export interface AnswerRecord {
  readonly fingerprint: string;
  readonly at: Instant;
  readonly outcome:
    | { readonly kind: "refused"; readonly refusal: Refusal }
    | { readonly kind: "done"; readonly subject: Subject };
}

/** A game that was opened; over 24 hours after its last use it is forgotten. */
export interface LaunchRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly tokenHash: string;
  /** When it was opened or last played. */
  readonly usedAt: Instant;
  readonly left: boolean;
}

export interface RoundRecord extends Round {
  readonly game: string;
}

/** One day's play, game by game. */
export interface PlayDayRecord {
  readonly day: BangkokDate;
  readonly games: readonly WinLossGame[];
}

export interface AffiliateWithdrawalRecord {
  readonly id: string;
  readonly at: Instant;
  readonly source: AffiliateLogType;
  readonly amount: Satang;
  readonly intent: IdempotencyKey | undefined;
}

/** All that a member's stream comes to. A value: `evolve` makes a new one. */
export interface MemberState {
  /** How many events made it; the version of the stream. */
  readonly version: number;
  /** When the latest of them happened. */
  readonly lastAt: Instant;
  readonly account: Registered | undefined;
  readonly passwordHash: string;
  /** Expiry by token hash. */
  readonly sessions: ReadonlyMap<string, Instant>;
  readonly grantedLevel: LevelId | undefined;
  readonly creditSatang: Satang;
  readonly points: number;
  readonly ledger: PersistentList<HistoryEntry>;
  readonly deposited: { readonly total: Satang; readonly month: string; readonly inMonth: Satang };
  readonly deposits: Requests<DepositRecord>;
  readonly slips: Requests<SlipRecord>;
  readonly withdrawals: Requests<WithdrawalRecord>;
  /** Withdrawal ids, once per attempt. */
  readonly attempts: PersistentList<string>;
  /** Slip ids by transfer. */
  readonly transfers: PersistentMap<string>;
  readonly answers: PersistentMap<AnswerRecord>;
  readonly launches: readonly LaunchRecord[];
  /** Of the games that the house itself plays. */
  readonly rounds: PersistentList<RoundRecord>;
  /** Latest day first. */
  readonly playDays: PersistentList<PlayDayRecord>;
  readonly claims: Requests<ClaimRecord>;
  readonly spins: PersistentList<WheelSpin>;
  readonly cardPlays: PersistentList<FlipCardPlay>;
  readonly checkIns: PersistentList<CheckInRecord>;
  readonly affiliate: {
    readonly withdrawn: AffiliateSums;
    readonly withdrawals: PersistentList<AffiliateWithdrawalRecord>;
  };
  readonly address: Address | undefined;
}

const NONE = { byId: undefined, newestFirst: undefined, open: [] };

export const NOBODY: MemberState = {
  version: 0,
  lastAt: 0 as Instant,
  account: undefined,
  passwordHash: "",
  sessions: new Map(),
  grantedLevel: undefined,
  creditSatang: ZERO,
  points: 0,
  ledger: undefined,
  deposited: { total: ZERO, month: "", inMonth: ZERO },
  deposits: NONE,
  slips: NONE,
  withdrawals: NONE,
  attempts: undefined,
  transfers: undefined,
  answers: undefined,
  launches: [],
  rounds: undefined,
  playDays: undefined,
  claims: NONE,
  spins: undefined,
  cardPlays: undefined,
  checkIns: undefined,
  affiliate: { withdrawn: NO_SUMS, withdrawals: undefined },
  address: undefined,
};
