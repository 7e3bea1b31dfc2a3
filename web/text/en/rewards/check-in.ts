import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/rewards/check-in.ts";
import { plural } from "../plural.ts";
import { weekdayText } from "../site/day-field.ts";

export const checkInText: Texts<typeof th.checkInText> = {
  title: "Daily check-in",
  claim: (value) => `Check in for ${value}`,
  claimUnknown: "Check in today",
  claiming: "Checking in",
  done: "You have checked in today",
  got: (value) => `Checked in: you got ${value}`,
  today: "Today",
  tomorrowGives: (value) => `Tomorrow gives ${value}`,
  value: (points) => plural(formatCount(points), "point", "points"),
  valueUnknown: "–",
  plus: (points) => `+${formatCount(points)}`,
  count: (done, days) => `${formatCount(done)} of ${plural(formatCount(days), "day", "days")} this month`,
  inARow: "Check-ins in a row",
  startToday: "Start today",
  monthPoints: "This month so far",
  days: (count) => plural(formatCount(count), "day", "days"),
  strip: "Your check-ins this week",
  toCalendar: "Whole month",
  states: { done: "checked in", past: "not checked in", today: "not checked in yet", ahead: "still to come" },
  rules: "Rules",
  ruleLines: [
    "You can check in once a day. A new day starts at 00:00 in Thailand.",
    "Points arrive as soon as you check in, and count in every activity.",
    "Missing a day is fine. You can always start again.",
  ],
  weekdays: weekdayText,
};
