import { mapOk } from "../../../core/result.ts";
import type { Promotion, PromotionSetting } from "../../../core/rules/promotion.ts";
import type { SiteSettings } from "../../../core/site/model.ts";
import { promotionView } from "../../../core/site/promotion-view.ts";
import { command } from "../../command.ts";
import type { JsonObject } from "../../json.ts";
import { type Block, fields, money, table, text, yesNo } from "../../output.ts";

export const settings = command({
  path: ["site", "settings"],
  summary: "Chat lines, usual waiting times and the public promotion",
  options: {},
  run: async (_, cli) => {
    const backend = await cli.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.settings(), (read) => ({
      data: settingsJson(read),
      view: [settingsView(read), text(""), ...promotionBlocks(promotionView(read.promotion, cli.now()))],
    }));
  },
});

function settingsJson({ lines, promotion, usualSeconds }: SiteSettings): JsonObject {
  return {
    lines: { primary: lines.primary ?? null, backup: lines.backup ?? null },
    usualSeconds: { deposit: usualSeconds.deposit ?? null, withdrawal: usualSeconds.withdrawal ?? null },
    promotion: promotion ? promotionJson(promotion) : null,
  };
}

function promotionJson({ bonusMax, ...setting }: PromotionSetting): JsonObject {
  return { ...setting, bonusMaxSatang: bonusMax };
}

function settingsView({ lines, usualSeconds }: SiteSettings): Block {
  return fields({
    "Primary line": lines.primary ?? "-",
    "Backup line": lines.backup ?? "-",
    "A deposit takes": seconds(usualSeconds.deposit),
    "A withdrawal takes": seconds(usualSeconds.withdrawal),
  });
}

function seconds(count: number | undefined): string {
  return count === undefined ? "-" : `${count} s`;
}

function promotionBlocks(promotion: Promotion): readonly Block[] {
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
