import type { AffiliateLogType } from "../../../core/affiliate/model.ts";
import type { FlipCardGame, FlipCardPick } from "../../../core/rewards/model.ts";
import type { AffiliateSums } from "../../../core/rules/affiliate-bonus.ts";
import type { LevelId } from "../../../core/rules/levels.ts";
import type { AddressChange, MemberId, Registration } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";
import type { ReceivingAccount } from "../../../core/wallet/model.ts";
import type { CatalogueGame } from "../games/catalogue.ts";
import type { UniqueKey } from "../ports/journal.ts";
import type { MiniQr, TransferLookup } from "../ports/slip-bank.ts";
import type { RewardsContent } from "../rewards/rewards-content.ts";
import type { PushCommand } from "../session/push/commands.ts";
import type { NeededConfirmation } from "../session/second-factor/check-confirmation.ts";
import type { SecondFactorCommand } from "../session/second-factor/commands.ts";
import type { VerifiedProof } from "../session/second-factor/verified-proof.ts";
import type { SessionLimits } from "../session/session-limits.ts";
import type { Limits } from "../site/site-content.ts";
import type { IntentRecord, MemberEvent, SessionOpened } from "./events.ts";

interface WithConfirmation {
  readonly confirmation?: NeededConfirmation;
}

interface WithIntent {
  readonly intent: IntentRecord | undefined;
}

export interface Register extends WithIntent {
  readonly type: "register";
  readonly id: MemberId;
  readonly accountId: string;
  /** Already parsed by core's rules for member fields. */
  readonly registration: Omit<Registration, "password">;
  readonly passwordHash: string;
  readonly invitedBy: MemberId | undefined;
  /** Random by default. */
  readonly affiliateCode?: string;
}

export interface OpenSession extends Pick<SessionOpened, "tokenHash" | "id" | "device" | "userAgent" | "address"> {
  readonly type: "open-session";
  readonly limits: SessionLimits;
  /** The hash that the password was verified against. */
  readonly passwordHash: string;
  /** Refused without one when the member has a second factor. */
  readonly proof?: VerifiedProof | undefined;
}

export type SessionCommand =
  | Register
  | OpenSession
  | SecondFactorCommand
  | { readonly type: "close-session"; readonly tokenHash: string }
  /** Closes the session with this id and all others of its device; without an id, all but `own`. */
  | {
      readonly type: "close-device";
      readonly own: string;
      readonly id: string | undefined;
      readonly limits: SessionLimits;
    }
  | { readonly type: "use-session"; readonly tokenHash: string; readonly limits: SessionLimits }
  | {
      readonly type: "renew-session";
      readonly tokenHash: string;
      /** The hash of the new token. */
      readonly next: string;
      readonly limits: SessionLimits;
    }
  | (WithConfirmation &
      WithIntent & {
        readonly type: "change-password";
        /** The hash that the old password was verified against. */
        readonly from: string;
        readonly to: string;
        readonly keepTokenHash: string;
      })
  /** Already parsed by core's rules for address fields. */
  | (WithIntent & { readonly type: "change-address"; readonly change: AddressChange });

export type DepositCommand =
  | (WithIntent & { readonly type: "request-deposit"; readonly amount: Satang })
  | (WithIntent & { readonly type: "cancel-deposit"; readonly id: string })
  | (WithIntent & { readonly type: "confirm-deposit"; readonly id: string });

export type SlipCommand =
  | (WithIntent & { readonly type: "confirm-slip"; readonly slip: MiniQr; readonly lookup: TransferLookup })
  | (WithIntent & {
      readonly type: "submit-slip";
      readonly slip: MiniQr;
      readonly lookup: TransferLookup;
      readonly amount: Satang;
    });

export type WithdrawalCommand =
  | (WithIntent & WithConfirmation & { readonly type: "request-withdrawal"; readonly amount: Satang })
  | (WithIntent & WithConfirmation & { readonly type: "retry-withdrawal"; readonly id: string });

/** What staff do with an open request. */
export type ReviewCommand =
  | { readonly type: "approve"; readonly id: string }
  | { readonly type: "start-paying"; readonly id: string }
  | { readonly type: "reject"; readonly id: string; readonly reason: string };

export type StaffCommand =
  | ReviewCommand
  | { readonly type: "grant-bonus"; readonly title: string; readonly amount: Satang; readonly points: number }
  | { readonly type: "grant-level"; readonly level: LevelId | undefined };

interface WithGame extends WithIntent {
  /** Undefined when the catalogue has no game with this id. */
  readonly game: CatalogueGame | undefined;
  readonly providerDown: boolean;
}

export type GamesCommand =
  | (WithGame & { readonly type: "open-game"; readonly launch: string; readonly tokenHash: string })
  | (WithGame & { readonly type: "play-round"; readonly launch: string; readonly betOn: string; readonly bet: Satang })
  /** Without a game it leaves all open games. */
  | (WithIntent & { readonly type: "leave-games"; readonly game: string | undefined })
  /** A round with a known outcome, for seeds. */
  | {
      readonly type: "record-round";
      readonly game: string;
      readonly title: string;
      readonly bet: Satang;
      readonly win: Satang;
    };

export interface ClaimReward extends WithIntent {
  readonly type: "claim-reward";
  readonly rewardId: string;
}
export interface SpinWheel extends WithIntent {
  readonly type: "spin-wheel";
}
export interface FlipCard extends WithIntent, FlipCardPick {
  readonly type: "flip-card";
  readonly game: FlipCardGame;
}
export interface CheckIn extends WithIntent {
  readonly type: "check-in";
}

export interface WithdrawAffiliate extends WithIntent {
  readonly type: "withdraw-affiliate";
  readonly amount: Satang;
  readonly source: AffiliateLogType;
  /** All that the downline has earned so far. */
  readonly earned: AffiliateSums;
}

/** Only what is new: ids of unread items and of notices. */
export interface SeeInbox {
  readonly type: "see-inbox";
  readonly upTo: Instant | undefined;
  readonly ids: readonly string[];
  readonly dismissed: readonly string[];
}

export type Command =
  | SessionCommand
  | PushCommand
  | DepositCommand
  | SlipCommand
  | WithdrawalCommand
  | StaffCommand
  | GamesCommand
  | ClaimReward
  | SpinWheel
  | FlipCard
  | CheckIn
  | WithdrawAffiliate
  | SeeInbox;

/** All that a decision depends on besides the member's state and the command. */
export interface DecisionContext {
  readonly now: Instant;
  /** Evenly spread in [0, 1). */
  readonly random: () => number;
  /** Keys of this command that turned out to belong to another stream. */
  readonly takenKeys: readonly UniqueKey[];
  readonly limits: Limits;
  readonly rewards: RewardsContent;
  readonly accounts: readonly [ReceivingAccount, ...ReceivingAccount[]];
}

export type Decision = Result<readonly MemberEvent[], Refusal>;
