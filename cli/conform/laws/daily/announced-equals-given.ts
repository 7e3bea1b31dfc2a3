import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { nextMidnight } from "../support/midnight.ts";

const DAYS = 9;

export const announcedEqualsGiven: Law = {
  id: "daily/announced-equals-given",
  sentence: "The points that a check-in announces for today and tomorrow are the points that it gives, day after day.",
  needs: ["writes", "clock"],
  rows: ["checkIn", "checkInLog", "getCredit"],
  async run({ member, clock }) {
    const one = await member();
    let announced: number | undefined;
    for (let day = 1; day <= DAYS; day += 1) {
      const log = await one.get("checkInLog");
      const before = await one.points();
      const done = await one.get("checkIn");
      const given = (await one.points()) - before;
      same(`today's points on day ${day}`, given, log.gameValue);
      same(`the points in the reply on day ${day}`, given, done.gameLog.value ?? done.gameLog.game_value);
      if (announced !== undefined) same(`yesterday's announcement on day ${day}`, given, announced);
      announced = done.gameValueTomorrow ?? undefined;
      if (typeof log.gameValueTomorrow === "number")
        same(`tomorrow's points in the log on day ${day}`, announced, log.gameValueTomorrow);
      await clock.to(await nextMidnight(clock));
    }
  },
};
