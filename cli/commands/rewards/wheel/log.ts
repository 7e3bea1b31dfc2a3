import type { WheelSpin } from "../../../../core/rewards/model.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { nextPage, PAGING } from "../../../command-line/paging.ts";
import type { JsonObject } from "../../../output/json.ts";
import { moment, table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/member-backend.ts";
import { prizeJson, prizeText } from "../prize.ts";

export const wheelLog = command({
  path: ["wheel", "log"],
  summary: "Spins, newest first",
  options: PAGING,
  run: async ({ limit, cursor }, cli) => {
    const backend = await connectAsMember(cli);
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

export function spinJson({ prize, at, ...spin }: WheelSpin): JsonObject {
  return { ...spin, prize: prizeJson(prize), at: toIso(at) };
}
