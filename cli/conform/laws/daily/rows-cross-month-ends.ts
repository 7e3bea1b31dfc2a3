import {
  addDays,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  HOUR_MS,
  instant,
  startOfDay,
} from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import type { Member, TrialClock } from "../../engine/trial.ts";
import { nextMidnight } from "../support/midnight.ts";

const DAYS = 5;
const DAYS_BEFORE = 3;

export const rowsCrossMonthEnds: Law = {
  id: "daily/rows-cross-month-ends",
  sentence:
    "A row of check-ins goes on over the end of a Bangkok month: it gives what a row inside a month gives, while the log begins anew.",
  needs: ["writes", "clock"],
  rows: ["checkIn", "checkInLog", "getCredit"],
  async run({ member, clock }) {
    const inside = await (await member()).signIn();
    const today = bangkokDateOf(await clock.now());
    const daysLeft = daysInMonth(today) - dayOfMonth(today);
    // Ten days before the end of a month, or of the next one, so that the first row stays inside.
    const untilEnd = daysLeft < 12 ? daysLeft + daysInMonth(addDays(today, daysLeft + 1)) : daysLeft;
    await clock.to(instant(startOfDay(addDays(today, untilEnd - 10)) + HOUR_MS));
    const expected = await pointsOfARow(await inside.signIn(), clock);
    const end = addDays(today, untilEnd);
    await clock.to(instant(startOfDay(addDays(end, 1 - DAYS_BEFORE)) + HOUR_MS));
    const across = await member();
    same("the points of a row over the end of a month", expected, await pointsOfARow(across, clock));
    // The clock is at the day after the row.
    const { gameLog } = await across.get("checkInLog");
    const days = gameLog.map(({ json }) => json.day).sort((earlier, later) => earlier - later);
    const inNewMonth = Array.from({ length: DAYS - DAYS_BEFORE }, (_, index) => index + 1);
    same("the days in the log of the new month", inNewMonth, days);
  },
};

/** Checks in on days in a row, and moves to the day after them. */
async function pointsOfARow(one: Member, clock: TrialClock): Promise<readonly number[]> {
  const given: number[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const before = await one.points();
    await one.get("checkIn");
    given.push((await one.points()) - before);
    await clock.to(instant((await nextMidnight(clock)) + HOUR_MS));
  }
  return given;
}
