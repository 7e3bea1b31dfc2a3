import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { nextPage, PAGING } from "../../../command-line/paging.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { claimJson, claimTable } from "../claim-view.ts";

export const rewardHistory = command({
  path: ["reward", "history"],
  summary: "List the member's claims with their status, newest first",
  needs: ["member"],
  examples: [inMemory("sanam reward history --limit 5")],
  options: PAGING,
  run: async ({ limit, cursor }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.requests({ limit, cursor }), (page) => ({
      data: { items: page.items.map(claimJson), next: page.next },
      view: [claimTable(page.items, "No claims."), ...nextPage(page)],
    }));
  },
});
