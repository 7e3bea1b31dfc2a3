import { promotionAt } from "../../../core/rules/promotion.ts";
import { mapOk } from "../../../core/shared/result.ts";
import type { SiteSettings } from "../../../core/site/model.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, fields, text } from "../../output/view.ts";
import { promotionBlocks, promotionJson } from "./promotion-view.ts";

export const siteSettings = command({
  path: ["site", "settings"],
  summary: "Show the chat accounts, the usual waiting times and the public promotion",
  needs: ["target"],
  examples: [inMemory("sanam site settings")],
  options: {},
  run: async (_, context) => {
    const backend = await context.connect();
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.settings(), (settings) => ({
      data: settingsJson(settings),
      view: [settingsView(settings), text(""), ...promotionBlocks(promotionAt(settings.promotion, context.now()))],
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
