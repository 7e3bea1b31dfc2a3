import { spinWheel } from "../../../../core/rewards/spin-wheel.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { INTENT } from "../../../command-line/options.ts";
import { fields, moment } from "../../../output/view.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { prizeText } from "../prize-view.ts";
import { spinJson } from "./spin-json.ts";

export const wheelSpin = command({
  path: ["wheel", "spin"],
  summary: "Pay points to spin the wheel; the backend draws the prize",
  needs: ["member"],
  examples: [inMemory("sanam wheel spin")],
  options: { intent: INTENT },
  run: ({ intent }, context) =>
    runMoneyCommand(context, intent, {
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
