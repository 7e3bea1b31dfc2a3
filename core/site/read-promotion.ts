import type { Instant } from "../bangkok-time.ts";
import type { Problem } from "../fault.ts";
import { ok, type Result } from "../result.ts";
import { type Promotion, type PromotionSetting, promotionAt } from "../rules/promotion.ts";
import type { SiteSettings } from "./model.ts";
import type { SitePort } from "./port.ts";

/** The member's own promotion setting, or the public one where the backend has none of their own. */
export async function readMemberPromotion(
  { site }: { readonly site: Pick<SitePort, "memberPromotion"> },
  settings: SiteSettings | undefined,
): Promise<Result<PromotionSetting, Problem>> {
  const own = await site.memberPromotion();
  const missing = !own.ok && own.error.kind === "fault" && own.error.fault === "not-available";
  return missing && settings?.promotion ? ok(settings.promotion) : own;
}

/** What the promotion page shows; a site without a setting has no promotion. */
export function promotionView(setting: PromotionSetting | undefined, now: Instant): Promotion {
  return setting ? promotionAt(setting, now) : { offered: false };
}
