import { DAY_MS, instant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { nextMidnight } from "../support/midnight.ts";

export const missedDayStartsOver: Law = {
  id: "daily/missed-day-starts-over",
  sentence: "A missed day starts the row of check-ins over, and no missed day continues it.",
  needs: ["writes", "clock"],
  rows: ["checkIn"],
  async run({ member, clock }) {
    const one = await member();
    const checkIn = async () => {
      const { gameLog } = await one.get("checkIn");
      return gameLog.value ?? gameLog.game_value;
    };
    const first = [await checkIn()];
    for (let day = 0; day < 3; day += 1) {
      await clock.to(await nextMidnight(clock));
      first.push(await checkIn());
    }
    await clock.to(instant((await nextMidnight(clock)) + DAY_MS - 1));
    await clock.to(await nextMidnight(clock));
    // Sessions may end while nobody calls.
    const again = await one.signIn();
    const second: unknown[] = [];
    for (let day = 0; day < 4; day += 1) {
      const { gameLog } = await again.get("checkIn");
      second.push(gameLog.value ?? gameLog.game_value);
      await clock.to(await nextMidnight(clock));
    }
    same("the row after a missed day", first, second);
  },
};
