import type { AffiliateLogType } from "../../../core/affiliate/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { FlipCardGame, Prize } from "../../../core/rewards/model.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import type { AddressChange, MemberBankAccount, MemberId } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { BankCode } from "../../../core/wallet/banks.ts";
import type { ReceivingAccount } from "../../../core/wallet/model.ts";
import type { PushEvent } from "../session/push/events.ts";
import type { SecondFactorEvent } from "../session/second-factor/events.ts";
import type { BackOffice } from "../staff/back-office.ts";

/** The intent that an event answers. It is written with the effect, so that neither exists without the other. */
export interface IntentRecord {
  readonly key: IdempotencyKey;
  /** The action and its arguments, to refuse another action under the same key. */
  readonly fingerprint: string;
}

interface BaseEvent<Type extends string> {
  readonly type: Type;
  readonly at: Instant;
}
/** An event that may answer an intent. */
interface IntentEvent<Type extends string> extends BaseEvent<Type> {
  readonly id: string;
  readonly intent?: IntentRecord;
}
/** A change of the account. Its id is the key of its intent; it has neither without a key. */
interface AccountEvent<Type extends string> extends BaseEvent<Type> {
  readonly id?: string;
  readonly intent?: IntentRecord;
}
interface IdentifiedEvent<Type extends string> extends BaseEvent<Type> {
  readonly id: string;
}
/** Repeats the amount, so that readers do not need the request. */
interface AmountEvent<Type extends string> extends IdentifiedEvent<Type> {
  readonly amount: Satang;
}
interface RejectedEvent<Type extends string> extends IdentifiedEvent<Type> {
  /** Shown to the member. */
  readonly reason: string;
}

export interface Registered extends BaseEvent<"registered"> {
  readonly id: MemberId;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly bank: BankCode;
  readonly accountNumber: string;
  /** The bank account's uuid. */
  readonly accountId: string;
  readonly passwordHash: string;
  readonly affiliateCode: string;
  readonly invitedBy?: MemberId;
  readonly campaign?: { readonly team: string; readonly marketing: string };
  /** The terms that the member accepted at the time of the event. */
  readonly consentVersion?: string;
  readonly intent?: IntentRecord;
}

export interface SessionOpened extends BaseEvent<"session-opened"> {
  readonly tokenHash: string;
  readonly expiresAt: Instant;
  /** Names the session to the member. It opens nothing. */
  readonly id?: string;
  /** The hash of the device's token. */
  readonly device?: string;
  readonly userAgent?: string;
  readonly address?: string;
  /** The member has signed in before, and never with this device. */
  readonly newDevice?: true;
}

export interface SessionClosed extends BaseEvent<"session-closed"> {
  readonly tokenHash: string;
  /** The other tokens that end with it. */
  readonly tokens?: readonly string[];
  /** The member does not know the device any more. */
  readonly forgets?: string;
}

type SessionEvent =
  | Registered
  | SessionOpened
  | SessionClosed
  /** Written now and then, and at the first use of a token. */
  | (BaseEvent<"session-used"> & { readonly tokenHash: string; readonly token: string })
  /** The session has one more token; `ended` ones are no longer known. */
  | (BaseEvent<"session-renewed"> & {
      readonly tokenHash: string;
      readonly token: string;
      readonly ended: readonly string[];
    })
  | (AccountEvent<"password-changed"> & {
      readonly passwordHash: string;
      /** The only device that stays known. */
      readonly keepDevice?: string;
    })
  | (AccountEvent<"address-changed"> & { readonly change: AddressChange })
  | SecondFactorEvent
  | PushEvent;

type DepositEvent =
  | (IntentEvent<"deposit-requested"> & {
      readonly amount: Satang;
      readonly account: ReceivingAccount;
      readonly expiresAt: Instant;
    })
  | IntentEvent<"deposit-confirmed">
  | IntentEvent<"deposit-cancelled">
  | IdentifiedEvent<"deposit-expired">
  | AmountEvent<"deposit-credited">
  | RejectedEvent<"deposit-rejected">;

export interface SlipSubmitted extends IntentEvent<"slip-submitted"> {
  readonly amount: Satang;
  /** Sending bank and its reference. Identifies the transfer in the whole house. */
  readonly transfer: string;
  readonly reference: string;
  /** The bank's answer. Unless it is `matching`, the amount is only what the member entered. */
  readonly bankSaid: "matching" | "other-amount" | "other-receiver" | "not-found" | "unavailable";
  /** Whether the stream took the transfer's unique key with this event. Otherwise it takes it with `slip-credited`. */
  readonly claimed: boolean;
}

type SlipEvent =
  | SlipSubmitted
  | AmountEvent<"slip-credited">
  | RejectedEvent<"slip-rejected">
  | IdentifiedEvent<"slip-duplicated">;

type WithdrawalEvent =
  | (IntentEvent<"withdrawal-requested"> & { readonly amount: Satang; readonly account: MemberBankAccount })
  | IntentEvent<"withdrawal-retried">
  | IdentifiedEvent<"withdrawal-paying">
  | AmountEvent<"withdrawal-paid">
  | (RejectedEvent<"withdrawal-rejected"> & AmountEvent<"withdrawal-rejected">);

type GamesEvent =
  /** Its id is the launch id. */
  | (IntentEvent<"game-opened"> & {
      readonly game: string;
      readonly title: string;
      /** The session that opened it. The launch ends with this session. */
      readonly tokenHash: string;
      /** Launches whose unique keys are released. Always empty since keys are known for ever. */
      readonly forgotten: readonly string[];
    })
  /** `launches` are the ones that it ended. Empty when no game was open. */
  | (IntentEvent<"games-left"> & { readonly launches: readonly string[] })
  | (IntentEvent<"round-played"> & {
      readonly game: string;
      readonly title: string;
      readonly bet: Satang;
      /** The payout, including the stake. */
      readonly win: Satang;
      /** Only for a game that the house runs itself. */
      readonly launch?: string;
      readonly betOn?: string;
      readonly dice?: readonly number[];
    });

type StaffEvent =
  | (BaseEvent<"level-granted"> & { readonly level?: LevelId })
  | (IdentifiedEvent<"bonus-granted"> & { readonly title: string; readonly amount: Satang; readonly points: number });

type RewardsEvent =
  /** Takes the price in points. */
  | (IntentEvent<"reward-claimed"> & {
      readonly rewardId: string;
      readonly title: string;
      readonly prize: Prize;
      readonly price: number;
    })
  | (IdentifiedEvent<"reward-granted"> & { readonly title: string; readonly prize: Prize })
  /** Gives the price back. */
  | (RejectedEvent<"reward-rejected"> & { readonly title: string; readonly price: number })
  | (IntentEvent<"wheel-spun"> & { readonly segmentId: string; readonly prize: Prize; readonly price: number })
  | (IntentEvent<"card-flipped"> & {
      readonly game: FlipCardGame;
      readonly eventId: string;
      readonly title: string;
      readonly card: number;
      readonly prize: Prize;
      readonly revealed: readonly Prize[];
      readonly price: number;
      /** The claim for the prize when staff hand it out. Otherwise the prize was given at once. */
      readonly claimId?: string;
    })
  | (IntentEvent<"checked-in"> & { readonly day: string; readonly points: number });

/** Moves affiliate money to the credit. */
type AffiliateEvent = IntentEvent<"affiliate-withdrawn"> & {
  readonly source: AffiliateLogType;
  readonly amount: Satang;
  /** The affiliate balance of both types right after it. */
  readonly left: Satang;
};

/** What the member saw in the inbox, and which notices they dismissed. */
type InboxEvent = BaseEvent<"inbox-seen"> & {
  /** Everything up to this time. */
  readonly upTo?: Instant;
  readonly ids: readonly string[];
  readonly dismissed: readonly string[];
};

/** All events of a member's stream. */
export type MemberEvent =
  | SessionEvent
  | DepositEvent
  | SlipEvent
  | WithdrawalEvent
  | StaffEvent
  | GamesEvent
  | RewardsEvent
  | AffiliateEvent
  | InboxEvent
  /** Stores the refusal of an intent. It has no other effect but its count. */
  | (BaseEvent<"intent-refused"> & { readonly intent: IntentRecord; readonly refusal: Refusal });

/** All events of the stream `site`. */
export type SiteEvent =
  | (BaseEvent<"provider-set"> & { readonly provider: string; readonly down: boolean })
  | (BaseEvent<"operation-set"> & { readonly maintenance: boolean; readonly until?: Instant })
  | (BaseEvent<"announced"> & {
      readonly id: string;
      readonly title: string;
      readonly body: string;
      readonly membersOnly: boolean;
    })
  | (BaseEvent<"back-office-set"> & { readonly policy: BackOffice });

export type HouseEvent = MemberEvent | SiteEvent;
export type MemberEventOf<Type extends MemberEvent["type"]> = Extract<MemberEvent, { readonly type: Type }>;
