import { parseThaiDay } from "../../../../core/rules/parse-thai-day.ts";
import { dayFieldCalendar } from "../../day-field-calendar.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/day-field.ts";

const text = {
  placeholder: "dd/mm/yyyy",
  open: (label: string) => `Choose from the calendar: ${label}`,
  close: "Close the calendar",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  todayButton: "Today",
  unreadable: "We cannot read this date. Type it like 20/11/2026 or 20 Nov 2026.",
};

/** The texts and the calendar of `DateField`, which knows days only as `YYYY-MM-DD`. */
export const dayFieldWords: Texts<typeof th.dayFieldWords> = (today) => {
  const calendar = dayFieldCalendar(today);
  return {
    ...text,
    ...calendar,
    weekdays: weekdayText,
    beforeMin: (least) => `Choose ${calendar.write(least)} or a later day.`,
    afterMax: (most) => `Choose ${calendar.write(most)} or an earlier day.`,
    read: (typed) => parseThaiDay(monthInDigits(typed), today),
  };
};

/** From Monday to Sunday. */
export const weekdayText: Texts<typeof th.weekdayText> = [
  { short: "Mo", long: "Monday" },
  { short: "Tu", long: "Tuesday" },
  { short: "We", long: "Wednesday" },
  { short: "Th", long: "Thursday" },
  { short: "Fr", long: "Friday" },
  { short: "Sa", long: "Saturday" },
  { short: "Su", long: "Sunday" },
];

const WITH_ENGLISH_NAME = /^(\d{1,2})[\s./-]*([a-z]{3,9})[\s.,/-]*(\d{4}|\d{2})$/i;
const NAME_BEGINNINGS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** `20 Nov 2026` and `20 November 2026` as `20/11/2026`; anything else as it is. */
function monthInDigits(typed: string): string {
  const [, day, name = "", year] = WITH_ENGLISH_NAME.exec(typed.trim()) ?? [];
  const month = 1 + NAME_BEGINNINGS.indexOf(name.slice(0, 3).toLowerCase());
  return month > 0 ? `${day}/${month}/${year}` : typed;
}
