import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { nextPage, PAGING } from "../../../command-line/paging.ts";
import { moment, table } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { prizeText } from "../prize-view.ts";
import { playJson } from "./play-json.ts";

export const flipCardLogs = command({
  path: ["flip-card", "logs"],
  summary: "List the cards that the member turned, newest first",
  needs: ["member"],
  examples: [inMemory("sanam flip-card logs")],
  options: PAGING,
  run: async ({ limit, cursor }, context) => {
    const backend = await connectAsMember(context);
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
