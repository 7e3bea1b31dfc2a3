import { checkIn, checkInDay } from "../../../../core/rewards/check-in.ts";
import { settleCheckIn } from "../../../../core/rewards/settle-check-in.ts";
import { command } from "../../../command-line/command.ts";
import { INTENT } from "../../../command-line/options.ts";
import { fields } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { answerOf, progressOf } from "../../../runtime/money-outcome.ts";

export const checkInClaim = command({
  path: ["check-in", "claim"],
  summary: "Check in for today (Bangkok time)",
  options: { intent: INTENT },
  run: async ({ intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const dependencies = backend.value;
    const log = await dependencies.rewards.checkIns();
    if (!log.ok) return log;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    const outcome =
      intent === undefined
        ? await checkIn(dependencies, { key, log: log.value }, hooks)
        : await settleCheckIn(
            dependencies,
            { kind: "check-in", key, madeAt: dependencies.clock(), day: checkInDay(log.value, dependencies.clock) },
            hooks,
          );
    return answerOf(outcome, key, ({ id, value, valueTomorrow, date }) => ({
      data: { id, value, valueTomorrow, date, intent: key },
      view: [
        fields({
          Id: id,
          Day: date,
          Points: String(value),
          "Points tomorrow": valueTomorrow === undefined ? undefined : String(valueTomorrow),
        }),
      ],
    }));
  },
});
