import { bangkokDateOf, dayOfMonth, monthOf } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { nextMidnight } from "../support/midnight.ts";

export const checkInLogHasTheDays: Law = {
  id: "daily/check-in-log-has-the-days",
  sentence: "The check-in log has the days of this Bangkok month on which the member checked in, and no others.",
  needs: ["writes", "clock"],
  rows: ["checkIn", "checkInLog"],
  async run({ member, clock }) {
    const one = await member();
    const done: string[] = [];
    for (let day = 0; day < 4; day += 1) {
      const today = bangkokDateOf(await clock.now());
      if (day !== 2) {
        await one.get("checkIn");
        done.push(today);
      }
      const expected = done.filter((each) => monthOf(each as never) === monthOf(today));
      const { gameLog } = await one.get("checkInLog");
      const days = gameLog.map(({ json }) => json.day).sort((earlier, later) => earlier - later);
      same(
        "the days of the log",
        expected.map((each) => dayOfMonth(each as never)),
        days,
      );
      await clock.to(await nextMidnight(clock));
    }
  },
};
