import type { Promotion, PromotionSetting } from "../../../core/rules/promotion.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, fields, money, table, text, yesNo } from "../../output/view.ts";

export function promotionJson({ bonusMax, ...setting }: PromotionSetting): JsonObject {
  return { ...setting, bonusMaxSatang: bonusMax };
}

export function promotionBlocks(promotion: Promotion): readonly Block[] {
  if (!promotion.offered) return [text("No promotion.")];
  const rows = promotion.periods.map(({ ratePercent, start, end, endDigitBonus, running }) => [
    `${ratePercent}%`,
    start,
    end,
    endDigitBonus,
    yesNo(running),
  ]);
  return [
    fields({ "Maximum bonus": money(promotion.maxBonus) }),
    text(""),
    table(["Rate>", "Start", "End", "End digit>", "Running"], rows, "No periods."),
  ];
}
