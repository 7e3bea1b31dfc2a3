import { promotionAt } from "../../../core/rules/promotion.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { connectAsMember } from "../../runtime/member-backend.ts";
import { promotionBlocks, promotionJson } from "./promotion-answer.ts";

/** The member's own setting; the public one stands in `site settings`. */
export const memberPromotion = command({
  path: ["site", "promotion"],
  summary: "The signed-in member's promotion",
  options: {},
  run: async (_, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.site.memberPromotion(), (setting) => ({
      data: promotionJson(setting),
      view: promotionBlocks(promotionAt(setting, cli.now())),
    }));
  },
});
