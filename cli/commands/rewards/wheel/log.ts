import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { nextPage, PAGING } from "../../../command-line/paging.ts";
import { moment, table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { prizeText } from "../prize-view.ts";
import { spinJson } from "./spin-json.ts";

export const wheelLog = command({
  path: ["wheel", "log"],
  summary: "List the member's spins, newest first",
  needs: ["member"],
  examples: [inMemory("sanam wheel log --limit 5")],
  options: PAGING,
  run: async ({ limit, cursor }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.wheelLog({ limit, cursor }), (page) => ({
      data: { items: page.items.map(spinJson), next: page.next },
      view: [
        table(
          ["Id", "Segment", "Prize", "Points after>", "At"],
          page.items.map(({ id, segmentId, prize, pointsAfter, at }) => [
            id,
            segmentId,
            prizeText(prize),
            String(pointsAfter),
            moment(at),
          ]),
          "No spins.",
        ),
        ...nextPage(page),
      ],
    }));
  },
});
