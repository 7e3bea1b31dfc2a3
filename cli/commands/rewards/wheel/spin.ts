import { spinWheel } from "../../../../core/rewards/spin-wheel.ts";
import { command } from "../../../command-line/command.ts";
import { INTENT } from "../../../command-line/options.ts";
import { fields, moment } from "../../../output/view.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { prizeText } from "../prize.ts";
import { spinJson } from "./log.ts";

export const wheelSpin = command({
  path: ["wheel", "spin"],
  summary: "Spin the wheel for points; the backend draws",
  options: { intent: INTENT },
  run: ({ intent }, cli) =>
    runMoneyCommand(cli, intent, {
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
