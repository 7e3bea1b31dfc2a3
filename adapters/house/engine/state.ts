import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { RewardRequest } from "../../../core/rewards/model.ts";
import { type AffiliateSums, NO_SUMS, type PlayedDay } from "../../../core/rules/affiliate-bonus.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import type { Address } from "../../../core/session/model.ts";
import type { BangkokDate, Instant } from "../../../core/shared/bangkok-time.ts";
import { type Satang, ZERO } from "../../../core/shared/money.ts";
import type { InboxItem } from "../../../core/site/inbox.ts";
import type { DepositRequest, SlipRequest, WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { PersistentList } from "../collections/persistent-list.ts";
import type { RowChange } from "../ports/rows.ts";
import type { PushRecord } from "../session/push/events.ts";
import { NO_SECOND_FACTOR, type SecondFactorState } from "../session/second-factor/state.ts";
import type { MemberEvent, Registered, SessionOpened, SlipSubmitted } from "./events.ts";

/**
 * A member's requests of one kind that matter for the next decision, by id, in the order in which they reached their
 * status: the open ones, and those that a command or an event of this moment is about. All others are rows only.
 */
export type Requests<Request> = ReadonlyMap<string, Request>;

/** The place of a request in its list: the stream's version when it was made. */
interface Listed {
  readonly order: number;
}

export interface DepositRecord extends DepositRequest, Listed {}

export interface SlipRecord extends SlipRequest, Listed {
  readonly transfer: string;
  readonly bankSaid: SlipSubmitted["bankSaid"];
}

export interface WithdrawalRecord extends Omit<WithdrawalRequest, "attempt" | "intent">, Listed {
  /** One for each attempt, the first attempt first. Null for an attempt without a key. */
  readonly intents: readonly (IdempotencyKey | null)[];
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

export interface ClaimRecord extends RewardRequest, Listed {
  readonly from: "catalogue" | "cards";
}

export interface CheckInRecord {
  readonly id: string;
  readonly day: string;
  readonly points: number;
  /** How many days in a row the member checked in, this day included. */
  readonly inARow: number;
}

/** The answer to an intent. A repeated answer shows the request as it was then, after its first `steps` steps. */
export interface AnswerRecord extends Pick<CommandEffect, "steps" | "creditSatang" | "points"> {
  /** The version of the event that holds the intent. */
  readonly version: number;
}

/** How many claims of a reward count towards its limit; rejected ones do not. */
export interface ClaimCounts {
  readonly ever: number;
  readonly month: string;
  readonly inMonth: number;
  readonly day: BangkokDate;
  readonly onDay: number;
}

/** What a member staked in the periods of the ranking that the latest round belongs to. */
export interface Stakes {
  readonly day: BangkokDate;
  readonly inDay: Satang;
  /** The week's Monday. */
  readonly week: BangkokDate;
  readonly inWeek: Satang;
  readonly month: string;
  readonly inMonth: Satang;
}

/** A game that was opened and not left. */
export interface LaunchRecord {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly tokenHash: string;
  /** When it was opened or last played. */
  readonly usedAt: Instant;
}

/** An item without whether it is read, which follows from the rest of the state. */
export type InboxRecord = Omit<InboxItem, "unread" | "body">;

export interface InboxState {
  /** Rejections that are not dismissed, newest first. */
  readonly notices: readonly InboxRecord[];
  /** Everything up to this time is read. */
  readonly seenUpTo: Instant;
  /** The unread items, newest first. */
  readonly unread: readonly Pick<InboxRecord, "id" | "at">[];
  /** Ids of later announcements that are read, latest first. */
  readonly seenNews: readonly string[];
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
  /** Where its device takes pushes. */
  readonly push?: PushRecord;
}

/** A browser or a tool that the member signed in with. */
export interface DeviceRecord extends Pick<SessionOpened, "userAgent"> {
  readonly firstSeenAt: Instant;
  readonly lastSeenAt: Instant;
}

/**
 * What deciding about a member's next command needs. Immutable: `evolve` returns a new one. It stays small however long
 * the stream is; histories are rows.
 */
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
  readonly deposited: { readonly total: Satang; readonly month: string; readonly inMonth: Satang };
  readonly deposits: Requests<DepositRecord>;
  readonly slips: Requests<SlipRecord>;
  /** Also those of which the latest attempt was on the day of the latest event: the day's cap counts them. */
  readonly withdrawals: Requests<WithdrawalRecord>;
  /** How many refusals the stream stored on the latest day that had one. */
  readonly refused: { readonly day: BangkokDate | ""; readonly count: number };
  /** Those that can still be played. */
  readonly launches: readonly LaunchRecord[];
  /** The latest days with a round, latest first. */
  readonly playedDays: readonly PlayedDay[];
  readonly stakes: Stakes | undefined;
  readonly claims: Requests<ClaimRecord>;
  /** By reward. */
  readonly claimCounts: ReadonlyMap<string, ClaimCounts>;
  /** How many spins there were on the latest day that had one. */
  readonly spins: { readonly day: BangkokDate | ""; readonly count: number };
  /** How many cards were flipped on the latest day that had one, by event. */
  readonly cardPlays: { readonly day: BangkokDate | ""; readonly byEvent: ReadonlyMap<string, number> };
  readonly lastCheckIn: CheckInRecord | undefined;
  /** What was withdrawn from the affiliate balance. */
  readonly affiliateWithdrawn: AffiliateSums;
  readonly address: Address | undefined;
  readonly inbox: InboxState;
  /** What the latest events change in the read models, latest first. It is written with the events. */
  readonly rows: PersistentList<RowChange>;
}

/** A member's state and the time at which it was read. */
export interface CurrentState {
  readonly state: MemberState;
  readonly now: Instant;
}

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
  deposited: { total: ZERO, month: "", inMonth: ZERO },
  deposits: new Map(),
  slips: new Map(),
  withdrawals: new Map(),
  refused: { day: "", count: 0 },
  launches: [],
  playedDays: [],
  stakes: undefined,
  claims: new Map(),
  claimCounts: new Map(),
  spins: { day: "", count: 0 },
  cardPlays: { day: "", byEvent: new Map() },
  lastCheckIn: undefined,
  affiliateWithdrawn: NO_SUMS,
  address: undefined,
  inbox: { notices: [], seenUpTo: 0 as Instant, unread: [], seenNews: [] },
  rows: undefined,
};
