import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { claimJson, claimTable } from "../claim-view.ts";

export const flipCardRequests = command({
  path: ["flip-card", "requests"],
  summary: "List prizes won at flip-card-reward that staff hand out, newest first",
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.flipCardRequests(), (requests) => ({
      data: { items: requests.map(claimJson) },
      view: [claimTable(requests, "Nothing to hand out.")],
    }));
  },
});
