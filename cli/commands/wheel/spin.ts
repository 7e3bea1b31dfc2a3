import { settleSpin } from "../../../core/rewards/settle-spin.ts";
import { spinWheel } from "../../../core/rewards/spin-wheel.ts";
import { command } from "../../command.ts";
import { connectAsMember } from "../../member-backend.ts";
import { answerOf, progressOf } from "../../money-outcome.ts";
import { INTENT } from "../../options.ts";
import { fields, moment } from "../../output.ts";
import { prizeText } from "../../prize.ts";
import { spinJson } from "./log.ts";

export const wheelSpin = command({
  path: ["wheel", "spin"],
  summary: "Spin the wheel for points; the backend draws",
  options: { intent: INTENT },
  run: async ({ intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const desk = backend.value;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    const outcome =
      intent === undefined
        ? await spinWheel(desk, { key }, hooks)
        : await settleSpin(desk, { kind: "wheel-spin", key, madeAt: desk.clock(), knownIds: [] }, hooks);
    return answerOf(outcome, key, (spin) => ({
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
    }));
  },
});
