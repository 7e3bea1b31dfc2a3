import { type Promotion, type PromotionSetting, promotionAt } from "../rules/promotion.ts";
import type { Instant } from "../shared/bangkok-time.ts";

/** What the promotion page shows; a site without a setting has no promotion. */
export function promotionView(setting: PromotionSetting | undefined, now: Instant): Promotion {
  return setting ? promotionAt(setting, now) : { offered: false };
}
