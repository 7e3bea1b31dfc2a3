import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { toLastMoment } from "../support/midnight.ts";

export const checkInOnceADay: Law = {
  id: "daily/check-in-once-a-day",
  sentence: "A member checks in once a Bangkok day, up to its last millisecond, and again from the next midnight.",
  needs: ["writes", "clock"],
  rows: ["checkIn", "checkInLog"],
  async run({ member, clock }) {
    const one = await member();
    await one.get("checkIn");
    await one.refused("checkIn", {}, "check-in-done");
    const midnight = await toLastMoment(clock);
    await one.refused("checkIn", {}, "check-in-done");
    const before = await one.points();
    await clock.to(midnight);
    const { gameLog } = await one.get("checkIn");
    await one.refused("checkIn", {}, "check-in-done");
    same("the points of the second day", gameLog.value ?? gameLog.game_value, (await one.points()) - before);
  },
};
