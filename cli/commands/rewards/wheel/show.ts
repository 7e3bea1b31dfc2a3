import { mapOk } from "../../../../core/shared/result.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { fields, table, text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { chanceText, prizeJson, prizeText } from "../prize-view.ts";

export const wheelShow = command({
  path: ["wheel", "show"],
  summary: "Show the wheel's segments with their chances, its price and today's remaining spins",
  needs: ["member"],
  examples: [inMemory("sanam wheel show")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.rewards.wheel(), ({ segments, pricePoints, spinsLeft }) => ({
      data: {
        pricePoints,
        spinsLeft,
        segments: segments.map(({ prize, ...segment }) => ({ ...segment, prize: prizeJson(prize) })),
      },
      view: [
        fields({
          Price: `${pricePoints} points`,
          "Spins left": spinsLeft === undefined ? "no limit" : String(spinsLeft),
        }),
        text(""),
        table(
          ["Segment", "Label", "Prize", "Chance>"],
          segments.map((segment) => [segment.id, segment.label, prizeText(segment.prize), chanceText(segment)]),
          "No segments.",
        ),
      ],
    }));
  },
});
