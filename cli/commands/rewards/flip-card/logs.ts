import type { FlipCardPlay } from "../../../../core/rewards/model.ts";
import { toIso } from "../../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { nextPage, PAGING } from "../../../command-line/paging.ts";
import type { JsonObject } from "../../../output/json.ts";
import { moment, table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/member-backend.ts";
import { claimJson, claimTable } from "../claims.ts";
import { prizeJson, prizeText } from "../prize.ts";

export const flipCardLogs = command({
  path: ["flip-card", "logs"],
  summary: "Cards that were turned, newest first",
  options: PAGING,
  run: async ({ limit, cursor }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.flipCardLog({ limit, cursor }), (page) => ({
      data: { items: page.items.map(playJson), next: page.next },
      view: [
        table(
          ["Id", "Event", "Card>", "Prize", "Points after>", "At"],
          page.items.map(({ id, eventId, card, prize, pointsAfter, at }) => [
            id,
            eventId,
            String(card + 1),
            prizeText(prize),
            String(pointsAfter),
            moment(at),
          ]),
          "No cards.",
        ),
        ...nextPage(page),
      ],
    }));
  },
});

export const flipCardRequests = command({
  path: ["flip-card", "requests"],
  summary: "What was won at flip-card-reward and is handed out by staff, newest first",
  options: {},
  run: async (_, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.flipCardRequests(), (requests) => ({
      data: { items: requests.map(claimJson) },
      view: [claimTable(requests, "Nothing to hand out.")],
    }));
  },
});

/** Cards count from 1 on the command line, as players count them. */
export function playJson({ prize, revealed, at, card, ...play }: FlipCardPlay): JsonObject {
  return { ...play, card: card + 1, prize: prizeJson(prize), revealed: revealed.map(prizeJson), at: toIso(at) };
}
