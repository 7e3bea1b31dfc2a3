import { type CheckInEntry, checkInOn } from "../../../core/rules/check-in.ts";
import { bangkokDateOf, dayOfMonth, daysInMonth } from "../../../core/shared/bangkok-time.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { dayOption, option, quote, wholeNumber, withDefault } from "../../command-line/options.ts";
import { usage } from "../../output/failure.ts";
import { fields, text, yesNo } from "../../output/view.ts";

const VALUE = { min: 0, max: 1_000_000 };

export const rulesCheckIn = command({
  path: ["rules", "check-in"],
  summary: "Is today done, or is the check-in prompt shown? Draws the month",
  options: {
    days: withDefault(dayList("--days <list>", "days of this month that were checked in, 1,2,5-7 say"), [], "none"),
    today: dayOption("--today <day>", "read the log on this Bangkok day instead of today"),
    value: wholeNumber("--value <n>", "what today gives (gameValue)", VALUE),
    tomorrow: wholeNumber("--tomorrow <n>", "what tomorrow gives (gameValueTomorrow)", VALUE),
  },
  run: ({ days, today: asked, value, tomorrow }, context) => {
    const today = asked ?? bangkokDateOf(context.now());
    const last = daysInMonth(today);
    const beyond = days.find((day) => day > last);
    if (beyond !== undefined) return err(usage(`--days: the month of ${today} has ${last} days, not ${beyond}`));
    const entries = days.map((day): CheckInEntry => ({ id: String(day), day, value: value ?? 0 }));
    const read = checkInOn({ entries, value, valueTomorrow: tomorrow }, today);
    const ahead = days.filter((day) => day > dayOfMonth(today));
    const explanation =
      `${today} ${read.done ? "has an entry, so it is done and the prompt hidden" : "has no entry, so the prompt is shown"}` +
      (ahead.length === 0 ? "." : `; days still to come (${ahead.join(", ")}) do not count.`);
    return ok({
      data: {
        today,
        done: read.done,
        showPrompt: read.showPrompt,
        value: read.value,
        valueTomorrow: read.valueTomorrow,
        calendar: read.calendar.map(({ day, state }) => ({ day, state })),
        explanation,
      },
      view: [
        fields({
          Today: today,
          Done: yesNo(read.done),
          Prompt: read.showPrompt ? "shown" : "hidden",
          Why: explanation,
        }),
        text(""),
        ...weeks(
          read.calendar.map(({ day, state }) => MARKS[state](day)),
          read.firstWeekday,
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

/** Lines of seven days, Sunday first. */
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
        return err(usage(`${flags} takes days as 1,2,5-7; not ${quote(typed)}`));
      for (let day = from; day <= to; day += 1) days.push(day);
    }
    return ok([...new Set(days)].sort((one, other) => one - other));
  });
}
