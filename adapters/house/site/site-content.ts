import type { LevelName } from "../../../core/rules/levels.ts";
import type { BonusPayment, PromotionSetting } from "../../../core/rules/promotion.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Configuration, SiteSettings } from "../../../core/site/model.ts";
import type { BonusOffer, ReceivingAccount } from "../../../core/wallet/model.ts";
import type { CatalogueGame } from "../games/catalogue.ts";
import type { RewardsContent, WheelRules } from "../rewards/rewards-content.ts";
import type { PublishedAnnouncement } from "./site-stream.ts";

/** The operator's settings. They are in no stream. */
export interface SiteContent {
  readonly lines: SiteSettings["lines"];
  readonly promotion: PromotionSetting | undefined;
  /** The setting for members, by level. */
  readonly memberPromotion: (level: LevelName) => PromotionSetting;
  /** The bonus that a deposit can take, by level. Without it deposits have no bonuses. */
  readonly bonusOffer?: ((level: LevelName, now: Instant) => BonusOffer | undefined) | undefined;
  /** Whether every deposit of a period earns its bonus by itself. It earns none where `bonusOffer` lets members choose. */
  readonly payBonuses?: boolean;
  /** Whether the house refunds what a member loses in a day. Otherwise staff do. */
  readonly payRefunds?: boolean;
  readonly configuration: Configuration;
  readonly announcements: readonly PublishedAnnouncement[];
  /** At least one. */
  readonly accounts: readonly [ReceivingAccount, ...ReceivingAccount[]];
  readonly promptPayId: string | undefined;
  readonly limits: Limits;
  readonly games: readonly CatalogueGame[];
  readonly rewards: RewardsContent;
}

/** How members come to the bonuses that the pages show; undefined where staff give them. */
export function bonusPaymentOf({
  bonusOffer,
  payBonuses,
}: Pick<SiteContent, "bonusOffer" | "payBonuses">): BonusPayment | undefined {
  if (bonusOffer) return "chosen";
  return payBonuses ? "automatic" : undefined;
}

export interface Limits {
  readonly depositMinimum: Satang;
  readonly depositMaximum: Satang;
  readonly withdrawalMinimum: Satang;
}

/** Of an operator without a wheel. */
export const NO_WHEEL: WheelRules = { segments: [], pricePoints: 0, spinsPerDay: 0 };

/** The account of the demo, to which nobody may transfer real money. */
export const DEMO_ACCOUNT_NUMBER = "0123456789";
