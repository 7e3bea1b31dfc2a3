import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { claimJson, claimTable } from "../claim-view.ts";

export const flipCardRequests = command({
  path: ["flip-card", "requests"],
  summary: "List prizes won at flip-card-reward that staff hand out, newest first",
  needs: ["member"],
  examples: [inMemory("sanam flip-card requests")],
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
