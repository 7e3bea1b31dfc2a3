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
import type { Claim } from "../ports/journal.ts";
import type { MiniQr, TransferLookup } from "../ports/slip-bank.ts";
import type { RewardsContent } from "../rewards/rewards-content.ts";
import type { Limits } from "../site/site-content.ts";
import type { Answered, MemberEvent } from "./events.ts";

interface Asking {
  readonly intent: Answered | undefined;
}

export interface Register extends Asking {
  readonly type: "register";
  readonly id: MemberId;
  readonly accountId: string;
  /** Its values already read by core's member fields. */
  readonly registration: Omit<Registration, "password">;
  readonly passwordHash: string;
  readonly invitedBy: MemberId | undefined;
  /** Drawn by chance unless told. */
  readonly affiliateCode?: string;
}

export type AccountCommand =
  | Register
  /** `passwordHash` is the one that was verified; without one, staff or a registration vouch. */
  | { readonly type: "open-session"; readonly tokenHash: string; readonly passwordHash?: string }
  | { readonly type: "close-session"; readonly tokenHash: string }
  | {
      readonly type: "change-password";
      /** The one that the old password was verified against. */
      readonly from: string;
      readonly to: string;
      readonly keepTokenHash: string;
    }
  | { readonly type: "grant-level"; readonly level: LevelId | undefined }
  /** Its values already read by core's address fields. */
  | { readonly type: "change-address"; readonly change: AddressChange };

export type DepositCommand =
  | (Asking & { readonly type: "request-deposit"; readonly amount: Satang })
  | (Asking & { readonly type: "cancel-deposit"; readonly id: string })
  | (Asking & { readonly type: "confirm-deposit"; readonly id: string });

export type SlipCommand =
  | (Asking & { readonly type: "confirm-slip"; readonly slip: MiniQr; readonly lookup: TransferLookup })
  | (Asking & {
      readonly type: "submit-slip";
      readonly slip: MiniQr;
      readonly lookup: TransferLookup;
      readonly amount: Satang;
    });

export type WithdrawalCommand =
  | (Asking & { readonly type: "request-withdrawal"; readonly amount: Satang })
  | (Asking & { readonly type: "retry-withdrawal"; readonly id: string });

/** What staff do, or the back office in their place. */
export type StaffCommand =
  | { readonly type: "approve"; readonly id: string }
  | { readonly type: "start-paying"; readonly id: string }
  | { readonly type: "reject"; readonly id: string; readonly reason: string };

/** A game as it stands when a command comes; undefined where there is none of that id. */
interface AboutGame extends Asking {
  readonly game: CatalogueGame | undefined;
  readonly providerDown: boolean;
}

export type GameCommand =
  | (AboutGame & { readonly type: "open-game"; readonly launch: string; readonly tokenHash: string })
  | (AboutGame & { readonly type: "play-round"; readonly launch: string; readonly betOn: string; readonly bet: Satang })
  /** Without a game: all that are open. */
  | (Asking & { readonly type: "leave-games"; readonly game: string | undefined });

export type PlayCommand =
  | {
      readonly type: "record-round";
      readonly game: string;
      readonly title: string;
      readonly bet: Satang;
      readonly win: Satang;
    }
  | { readonly type: "grant-bonus"; readonly title: string; readonly amount: Satang; readonly points: number };

export interface RewardCommand extends Asking {
  readonly type: "claim-reward";
  readonly rewardId: string;
}
export interface SpinWheel extends Asking {
  readonly type: "spin-wheel";
}
export interface FlipCard extends Asking, FlipCardPick {
  readonly type: "flip-card";
  readonly game: FlipCardGame;
}
export interface CheckIn extends Asking {
  readonly type: "check-in";
}

export interface AffiliateCommand extends Asking {
  readonly type: "withdraw-affiliate";
  readonly amount: Satang;
  readonly source: AffiliateLogType;
  /** All that the downline has earned by now, as their streams tell. */
  readonly earned: AffiliateSums;
}

export type Command =
  | AccountCommand
  | DepositCommand
  | SlipCommand
  | WithdrawalCommand
  | StaffCommand
  | GameCommand
  | PlayCommand
  | RewardCommand
  | SpinWheel
  | FlipCard
  | CheckIn
  | AffiliateCommand;

/** All that a decision knows beside the member's own state. */
export interface DecisionContext {
  readonly now: Instant;
  readonly chance: () => number;
  /** Claims that turned out to be another stream's while this was being decided. */
  readonly taken: readonly Claim[];
  readonly limits: Limits;
  readonly rewards: RewardsContent;
  readonly accounts: readonly [ReceivingAccount, ...ReceivingAccount[]];
}

export type Decision = Result<readonly MemberEvent[], Refusal>;
