import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { nextMidnight } from "../support/midnight.ts";

const DAYS = 7;

export const longerRowsGiveMore: Law = {
  id: "daily/longer-rows-give-more",
  sentence: "In a row of seven days no check-in gives less than the one before, and the last one more than the first.",
  needs: ["writes", "clock"],
  rows: ["checkIn"],
  async run({ member, clock }) {
    const one = await member();
    const given: number[] = [];
    for (let day = 0; day < DAYS; day += 1) {
      const before = await one.points();
      await one.get("checkIn");
      given.push((await one.points()) - before);
      await clock.to(await nextMidnight(clock));
    }
    const rises = given.every((points, index) => points >= (given[index - 1] ?? points));
    holds("the points of a row", rises, "no day with less than the day before", given);
    holds(
      "the points of a row",
      (given[DAYS - 1] ?? 0) > (given[0] ?? 0),
      "more on the last day than on the first",
      given,
    );
  },
};
