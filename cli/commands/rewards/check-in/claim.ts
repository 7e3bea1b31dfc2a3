import { checkIn, checkInDay } from "../../../../core/rewards/check-in.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { INTENT } from "../../../command-line/options.ts";
import { fields } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { runMoneyCommandAt } from "../../../runtime/run-money-command.ts";

export const checkInClaim = command({
  path: ["check-in", "claim"],
  summary: "Check in for today (Bangkok time)",
  needs: ["member"],
  examples: [inMemory("sanam check-in claim")],
  options: { intent: INTENT },
  run: async ({ intent }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const log = await backend.value.rewards.checkIns();
    if (!log.ok) return log;
    return runMoneyCommandAt(backend.value, context, intent, {
      action: checkIn,
      ask: { log: log.value },
      again: { day: checkInDay(log.value, backend.value.clock) },
      answer: ({ id, value, valueTomorrow, date }, key) => ({
        data: { id, value, valueTomorrow, date, intent: key },
        view: [
          fields({
            Id: id,
            Day: date,
            Points: String(value),
            "Points tomorrow": valueTomorrow === undefined ? undefined : String(valueTomorrow),
          }),
        ],
      }),
    });
  },
});
