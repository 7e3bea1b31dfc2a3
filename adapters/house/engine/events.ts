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

/** Which intent an event answers, and what exactly was asked; kept with the effect, so that neither is without the other. */
export interface Answered {
  readonly key: IdempotencyKey;
  readonly fingerprint: string;
}

interface Base<Type extends string> {
  readonly type: Type;
  readonly at: Instant;
}
/** An event that an intent may stand behind. */
interface Asked<Type extends string> extends Base<Type> {
  readonly id: string;
  readonly intent?: Answered;
}
interface Step<Type extends string> extends Base<Type> {
  readonly id: string;
}
/** Tells the amount once more, so that it can be understood without its request. */
interface Moved<Type extends string> extends Step<Type> {
  readonly amount: Satang;
}
interface Refused<Type extends string> extends Step<Type> {
  /** Shown to the member. */
  readonly reason: string;
}

export interface Registered extends Base<"registered"> {
  readonly id: MemberId;
  readonly username: string;
  readonly name: string;
  readonly phone: string;
  readonly bank: BankCode;
  readonly accountNumber: string;
  /** The uuid of the bank account. */
  readonly accountId: string;
  readonly passwordHash: string;
  readonly affiliateCode: string;
  readonly invitedBy?: MemberId;
  readonly campaign?: { readonly team: string; readonly marketing: string };
  readonly intent?: Answered;
}

type AccountEvent =
  | Registered
  | (Base<"session-opened"> & { readonly tokenHash: string; readonly expiresAt: Instant })
  | (Base<"session-closed"> & { readonly tokenHash: string })
  | (Base<"password-changed"> & { readonly passwordHash: string })
  | (Base<"level-granted"> & { readonly level?: LevelId })
  | (Base<"address-changed"> & { readonly change: AddressChange });

type DepositEvent =
  | (Asked<"deposit-requested"> & {
      readonly amount: Satang;
      readonly account: ReceivingAccount;
      readonly expiresAt: Instant;
    })
  | Asked<"deposit-confirmed">
  | Asked<"deposit-cancelled">
  | Step<"deposit-expired">
  | Moved<"deposit-credited">
  | Refused<"deposit-rejected">;

export interface SlipSubmitted extends Asked<"slip-submitted"> {
  readonly amount: Satang;
  /** Sending bank and its reference: the transfer's name in the whole house. */
  readonly transfer: string;
  readonly reference: string;
  /** What the bank said then; anything but `matching` came from the member alone. */
  readonly bankSaid: "matching" | "other-amount" | "other-receiver" | "not-found" | "unavailable";
  /** Whether the transfer is this member's already (else it is claimed when it is credited). */
  readonly claimed: boolean;
}

type SlipEvent = SlipSubmitted | Moved<"slip-credited"> | Refused<"slip-rejected"> | Step<"slip-duplicated">;

type WithdrawalEvent =
  | (Asked<"withdrawal-requested"> & { readonly amount: Satang; readonly account: MemberBankAccount })
  | Asked<"withdrawal-retried">
  | Step<"withdrawal-paying">
  | Moved<"withdrawal-paid">
  | (Refused<"withdrawal-rejected"> & Moved<"withdrawal-rejected">);

type GameEvent =
  /** Its id is the launch id. */
  | (Asked<"game-opened"> & {
      readonly game: string;
      readonly title: string;
      /** The session that opened it, whose end is the launch's, too. */
      readonly tokenHash: string;
      /** Launches that are over for so long that nobody asks for them any more. */
      readonly forgotten: readonly string[];
    })
  /** The launches that it ended; none where nothing was open. */
  | (Asked<"games-left"> & { readonly launches: readonly string[] })
  | (Asked<"round-played"> & {
      readonly game: string;
      readonly title: string;
      readonly bet: Satang;
      /** What came back, the stake included. */
      readonly win: Satang;
      /** Of a game that the house itself plays. */
      readonly launch?: string;
      readonly betOn?: string;
      readonly dice?: readonly number[];
    });

type PlayEvent =
  | (Asked<"checked-in"> & { readonly day: string; readonly points: number })
  | (Step<"bonus-granted"> & { readonly title: string; readonly amount: Satang; readonly points: number });

type RewardEvent =
  /** Takes the price in points. */
  | (Asked<"reward-claimed"> & {
      readonly rewardId: string;
      readonly title: string;
      readonly prize: Prize;
      readonly price: number;
    })
  | (Step<"reward-granted"> & { readonly title: string; readonly prize: Prize })
  /** Gives the price back. */
  | (Refused<"reward-rejected"> & { readonly title: string; readonly price: number })
  | (Asked<"wheel-spun"> & { readonly segmentId: string; readonly prize: Prize; readonly price: number })
  | (Asked<"card-flipped"> & {
      readonly game: FlipCardGame;
      readonly eventId: string;
      readonly title: string;
      readonly card: number;
      readonly prize: Prize;
      readonly revealed: readonly Prize[];
      readonly price: number;
      /** The claim that the prize became, where staff hand it out; else it was given at once. */
      readonly claimId?: string;
    });

/** Affiliate money went over to the credit. */
type AffiliateEvent = Asked<"affiliate-withdrawn"> & {
  readonly source: AffiliateLogType;
  readonly amount: Satang;
  /** Affiliate balance of both types right afterwards. */
  readonly left: Satang;
};

/** Every fact of a member's stream. */
export type MemberEvent =
  | AccountEvent
  | DepositEvent
  | SlipEvent
  | WithdrawalEvent
  | GameEvent
  | PlayEvent
  | RewardEvent
  | AffiliateEvent
  /** The answer to an intent that was refused; it has no other effect. */
  | (Base<"intent-refused"> & { readonly intent: Answered; readonly refusal: Refusal });

/** Facts of the whole house, in the stream `site`. */
export type SiteEvent =
  | (Base<"provider-set"> & { readonly provider: string; readonly down: boolean })
  | (Base<"operation-set"> & { readonly maintenance: boolean; readonly until?: Instant })
  | (Base<"announced"> & {
      readonly id: string;
      readonly title: string;
      readonly body: string;
      readonly membersOnly: boolean;
    });

export type HouseEvent = MemberEvent | SiteEvent;
export type MemberEventOf<Type extends MemberEvent["type"]> = Extract<MemberEvent, { readonly type: Type }>;
