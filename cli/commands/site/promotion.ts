import { promotionAt } from "../../../core/rules/promotion.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { promotionBlocks, promotionJson } from "./promotion-view.ts";

/** The member's own setting; `site settings` shows the public one. */
export const sitePromotion = command({
  path: ["site", "promotion"],
  summary: "Show the signed-in member's promotion",
  needs: ["member"],
  examples: [inMemory("sanam site promotion")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.memberPromotion(), (setting) => ({
      data: promotionJson(setting),
      view: promotionBlocks(promotionAt(setting, context.now())),
    }));
  },
});
