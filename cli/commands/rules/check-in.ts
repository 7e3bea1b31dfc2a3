import { type CheckInEntry, checkInOn } from "../../../core/rules/check-in.ts";
import { bangkokDateOf, dayOfMonth, daysInMonth } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { dayOption, option, quote, wholeNumber, withDefault } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import { fields, text, yesNo } from "../../output/view.ts";

const VALUE = { min: 0, max: 1_000_000 };

export const rulesCheckIn = command({
  path: ["rules", "check-in"],
  summary: "Show whether today is done or the check-in prompt appears, and draw the month",
  needs: [],
  examples: [inMemory("sanam rules check-in --days 1,2,3 --today 2026-11-04")],
  options: {
    days: withDefault(dayList("--days <list>", "days of this month with a check-in, such as 1,2,5-7"), [], "none"),
    today: dayOption("--today <day>", "the Bangkok day to judge (default: today)"),
    value: wholeNumber("--value <n>", "the points of today (gameValue)", VALUE),
    tomorrow: wholeNumber("--tomorrow <n>", "the points of tomorrow (gameValueTomorrow)", VALUE),
  },
  run: ({ days, today: asked, value, tomorrow }, context) => {
    const today = asked ?? bangkokDateOf(context.now());
    const last = daysInMonth(today);
    const tooLate = days.find((day) => day > last);
    if (tooLate !== undefined) return err(usage(`--days: the month of ${today} has ${last} days, not ${tooLate}`));
    const entries = days.map((day): CheckInEntry => ({ id: String(day), day, value: value ?? 0 }));
    const status = checkInOn({ entries, value, valueTomorrow: tomorrow }, today);
    const futureDays = days.filter((day) => day > dayOfMonth(today));
    const explanation =
      `${today} ${status.done ? "has an entry, so it is done and the prompt hidden" : "has no entry, so the prompt is shown"}` +
      (futureDays.length === 0 ? "." : `; days still to come (${futureDays.join(", ")}) do not count.`);
    return ok({
      data: {
        today,
        done: status.done,
        showPrompt: status.showPrompt,
        value: status.value,
        valueTomorrow: status.valueTomorrow,
        calendar: status.calendar.map(({ day, state }) => ({ day, state })),
        explanation,
      },
      view: [
        fields({
          Today: today,
          Done: yesNo(status.done),
          Prompt: status.showPrompt ? "shown" : "hidden",
          Why: explanation,
        }),
        text(""),
        ...weeks(
          status.calendar.map(({ day, state }) => MARKS[state](day)),
          status.firstWeekday,
        ).map(text),
      ],
    });
  },
});

const MARKS = {
  done: (day: number) => `${String(day).padStart(3)}✓`,
  past: (day: number) => `${String(day).padStart(3)}·`,
  today: (day: number) => `${String(day).padStart(3)}?`,
  ahead: (day: number) => `${String(day).padStart(3)} `,
} as const;

/** One line per week, Sunday first. */
function weeks(days: readonly string[], firstWeekday: number): readonly string[] {
  const cells = [...Array<string>(firstWeekday).fill("    "), ...days];
  const count = Math.ceil(cells.length / 7);
  const title = ["Su", "Mo", "Tu", "We", "Th", "Fr", "Sa"].map((name) => ` ${name} `).join("");
  return [title, ...Array.from({ length: count }, (_, week) => cells.slice(week * 7, week * 7 + 7).join(""))];
}

function dayList(flags: string, about: string) {
  return option(flags, about, (typed) => {
    const days: number[] = [];
    for (const part of typed.split(",")) {
      const match = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(part);
      const from = Number(match?.[1]);
      const to = Number(match?.[2] ?? match?.[1]);
      if (!(from >= 1 && from <= to && to <= 31))
        return err(usage(`${flags} takes days as 1,2,5-7, not ${quote(typed)}`));
      for (let day = from; day <= to; day += 1) days.push(day);
    }
    return ok([...new Set(days)].sort((one, other) => one - other));
  });
}
