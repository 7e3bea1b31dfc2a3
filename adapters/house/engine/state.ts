import type { AffiliateLogType } from "../../../core/affiliate/model.ts";
import type { Round, WinLossGame } from "../../../core/games/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { FlipCardPlay, RewardRequest, WheelSpin } from "../../../core/rewards/model.ts";
import { type AffiliateSums, NO_SUMS } from "../../../core/rules/affiliate-bonus.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import type { Address } from "../../../core/session/model.ts";
import type { BangkokDate, Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { InboxItem } from "../../../core/site/inbox.ts";
import type { DepositRequest, HistoryEntry, SlipRequest, WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { PersistentList } from "../collections/persistent-list.ts";
import type { PersistentMap } from "../collections/persistent-map.ts";
import { NO_SECOND_FACTOR, type SecondFactorState } from "../session/second-factor/state.ts";
import type { MemberEvent, Registered, SessionOpened, SlipSubmitted } from "./events.ts";

/** A member's requests of one kind. */
export interface Requests<Request> {
  readonly byId: PersistentMap<Request>;
  readonly newestFirst: PersistentList<string>;
  /** Ids of the requests without a final status. */
  readonly open: readonly string[];
}

export type DepositRecord = DepositRequest;

export interface SlipRecord extends SlipRequest {
  readonly transfer: string;
  readonly bankSaid: SlipSubmitted["bankSaid"];
}

export interface WithdrawalRecord extends Omit<WithdrawalRequest, "attempt" | "intent"> {
  /** One for each attempt, the first attempt first. */
  readonly intents: readonly (IdempotencyKey | undefined)[];
  /** When the latest attempt was requested. The withdrawal counts towards the cap of that day. */
  readonly attemptedAt: Instant;
}

/** The event that a command made, and the member's balances right after it. */
export interface CommandEffect {
  readonly event: MemberEvent;
  /** The event's id, which may name a request. */
  readonly id: string;
  /** How many steps the request's timeline had then. 0 when the id names no request. */
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
  /** How many days in a row the member checked in, this day included. */
  readonly inARow: number;
}

/**
 * Where the answer to an intent is. The event holds the rest, so that a long stream's keys take little memory. A
 * repeated answer shows the request as it was then, after its first `steps` steps.
 */
export interface AnswerRecord extends Pick<CommandEffect, "steps" | "creditSatang" | "points"> {
  /** The version of the event that holds the intent. */
  readonly version: number;
}

/** An opened game. The state drops it a day after its end. */
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

/** The rounds of one day, summed up by game. */
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

/** An item without whether it is read, which follows from the rest of the state. */
export type InboxRecord = Omit<InboxItem, "unread" | "body">;

export interface InboxState {
  readonly newestFirst: PersistentList<InboxRecord>;
  /** Rejections that are not dismissed, newest first. */
  readonly notices: readonly InboxRecord[];
  /** Everything up to this time is read. */
  readonly seenUpTo: Instant;
  /** Ids of later items that are read, announcements among them. */
  readonly seen: PersistentMap<true>;
}

/** A bearer token, known by its hash. */
export interface SessionToken {
  readonly hash: string;
  readonly issuedAt: Instant;
  /** The first use. */
  readonly usedAt: Instant | undefined;
}

export interface SessionRecord extends Pick<SessionOpened, "id" | "device" | "userAgent" | "address" | "expiresAt"> {
  readonly openedAt: Instant;
  readonly usedAt: Instant;
  /** The oldest first. */
  readonly tokens: readonly SessionToken[];
}

/** A browser or a tool that the member signed in with. */
export interface DeviceRecord extends Pick<SessionOpened, "userAgent"> {
  readonly firstSeenAt: Instant;
  readonly lastSeenAt: Instant;
}

/** The state of a member's stream. Immutable: `evolve` returns a new one. */
export interface MemberState {
  /** The stream's version: how many events it has. */
  readonly version: number;
  /** The time of the latest event. */
  readonly lastAt: Instant;
  readonly account: Registered | undefined;
  readonly passwordHash: string;
  /** By the hash of their first token. */
  readonly sessions: ReadonlyMap<string, SessionRecord>;
  /** By the hash of their token; the one that was seen longest ago comes first. */
  readonly devices: ReadonlyMap<string, DeviceRecord>;
  readonly secondFactor: SecondFactorState;
  readonly grantedLevel: LevelId | undefined;
  readonly creditSatang: Satang;
  readonly points: number;
  readonly ledger: PersistentList<HistoryEntry>;
  readonly deposited: { readonly total: Satang; readonly month: string; readonly inMonth: Satang };
  readonly deposits: Requests<DepositRecord>;
  readonly slips: Requests<SlipRecord>;
  readonly withdrawals: Requests<WithdrawalRecord>;
  /** Withdrawal ids, one for each attempt. */
  readonly attempts: PersistentList<string>;
  /** Slip ids by transfer. */
  readonly transfers: PersistentMap<string>;
  /** By idempotency key, of all times: a key never executes twice. */
  readonly answers: PersistentMap<AnswerRecord>;
  /** How many refusals the stream stored on the latest day that had one. */
  readonly refused: { readonly day: BangkokDate | ""; readonly count: number };
  readonly launches: readonly LaunchRecord[];
  /** Only of games that the house runs itself. */
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
  readonly inbox: InboxState;
}

/** A member's state and the time at which it was read. */
export interface CurrentState {
  readonly state: MemberState;
  readonly now: Instant;
}

const NO_REQUESTS = { byId: undefined, newestFirst: undefined, open: [] };

export const INITIAL_STATE: MemberState = {
  version: 0,
  lastAt: 0 as Instant,
  account: undefined,
  passwordHash: "",
  sessions: new Map(),
  secondFactor: NO_SECOND_FACTOR,
  devices: new Map(),
  grantedLevel: undefined,
  creditSatang: ZERO,
  points: 0,
  ledger: undefined,
  deposited: { total: ZERO, month: "", inMonth: ZERO },
  deposits: NO_REQUESTS,
  slips: NO_REQUESTS,
  withdrawals: NO_REQUESTS,
  attempts: undefined,
  transfers: undefined,
  answers: undefined,
  refused: { day: "", count: 0 },
  launches: [],
  rounds: undefined,
  playDays: undefined,
  claims: NO_REQUESTS,
  spins: undefined,
  cardPlays: undefined,
  checkIns: undefined,
  affiliate: { withdrawn: NO_SUMS, withdrawals: undefined },
  address: undefined,
  inbox: { newestFirst: undefined, notices: [], seenUpTo: 0 as Instant, seen: undefined },
};
