import type { LevelName } from "../../../core/rules/levels.ts";
import type { PromotionSetting } from "../../../core/rules/promotion.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Configuration, SiteSettings } from "../../../core/site/model.ts";
import type { ReceivingAccount } from "../../../core/wallet/model.ts";
import type { CatalogueGame } from "../games/catalogue.ts";
import type { RewardsContent } from "../rewards/rewards-content.ts";
import type { PublishedAnnouncement } from "./site-stream.ts";

/** The operator's settings. They are in no stream. */
export interface SiteContent {
  readonly lines: SiteSettings["lines"];
  readonly promotion: PromotionSetting | undefined;
  /** The setting for members, by level. */
  readonly memberPromotion: (level: LevelName) => PromotionSetting;
  readonly configuration: Configuration;
  readonly announcements: readonly PublishedAnnouncement[];
  /** At least one. */
  readonly accounts: readonly [ReceivingAccount, ...ReceivingAccount[]];
  readonly promptPayId: string | undefined;
  readonly limits: Limits;
  readonly games: readonly CatalogueGame[];
  readonly rewards: RewardsContent;
}

export interface Limits {
  readonly depositMinimum: Satang;
  readonly depositMaximum: Satang;
  readonly withdrawalMinimum: Satang;
}

/** The account of the demo, to which nobody may transfer real money. */
export const DEMO_ACCOUNT_NUMBER = "0123456789";
