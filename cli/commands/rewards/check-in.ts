import { checkIn, checkInDay } from "../../../core/rewards/check-in.ts";
import { checkInOn } from "../../../core/rules/check-in.ts";
import { mapOk } from "../../../core/shared/result.ts";
import { command, inMemory } from "../../command-line/command.ts";
import { SENDING } from "../../command-line/options.ts";
import { fields, yesNo } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";

export const checkInStatus = command({
  path: ["check-in", "status"],
  summary: "Show whether today is checked in, today's points and this month's check-ins",
  needs: ["member"],
  examples: [inMemory("sanam check-in status")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const { rewards, clock } = backend.value;
    return mapOk(await rewards.checkIns(), (log) => {
      const today = checkInDay(log, clock);
      const { done, showPrompt, value, valueTomorrow, calendar } = checkInOn(log, today);
      const entries = calendar.filter(({ state }) => state === "done");
      return {
        data: {
          today,
          done,
          showPrompt,
          value,
          valueTomorrow,
          entries: entries.map(({ day, value: given }) => ({ day, value: given })),
        },
        view: [
          fields({
            Today: today,
            Done: yesNo(done),
            "Points today": value === undefined ? undefined : String(value),
            "Points tomorrow": valueTomorrow === undefined ? undefined : String(valueTomorrow),
            "This month": entries.length === 0 ? "none" : entries.map(({ day }) => day).join(", "),
          }),
        ],
      };
    });
  },
});

export const checkInClaim = command({
  path: ["check-in", "claim"],
  summary: "Check in for today (Bangkok time)",
  needs: ["member"],
  examples: [inMemory("sanam check-in claim")],
  options: SENDING,
  run: async (sending, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const log = await backend.value.rewards.checkIns();
    if (!log.ok) return log;
    return runMoneyCommandAt(backend.value, context, sending, {
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
