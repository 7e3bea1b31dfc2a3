import type { WheelSpin } from "../../../core/rewards/model.ts";
import { spinWheel } from "../../../core/rewards/win-prize.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { nextPage, PAGING, SENDING } from "../../command-line/options.ts";
import { fields, type JsonObject, moment, table, text } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";
import { chanceText, prizeJson, prizeText } from "./prize-view.ts";

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

function spinJson({ prize, at, ...spin }: WheelSpin): JsonObject {
  return { ...spin, prize: prizeJson(prize), at: toIso(at) };
}

export const wheelSpin = command({
  path: ["wheel", "spin"],
  summary: "Pay points to spin the wheel; the backend draws the prize",
  needs: ["member"],
  examples: [inMemory("sanam wheel spin")],
  options: SENDING,
  run: (sending, context) =>
    runMoneyCommand(context, sending, {
      action: spinWheel,
      ask: {},
      again: { knownIds: [] },
      answer: (spin, key) => ({
        data: { ...spinJson(spin), intent: key },
        view: [
          fields({
            Id: spin.id,
            Segment: spin.segmentId,
            Prize: prizeText(spin.prize),
            "Points now": String(spin.pointsAfter),
            At: moment(spin.at),
          }),
        ],
      }),
    }),
});

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
