import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { toLastMoment } from "../support/midnight.ts";

export const spinsAndCardsADay: Law = {
  id: "daily/spins-and-cards-a-day",
  sentence:
    "A member has as many spins and cards a Bangkok day as are shown; each takes one, and midnight brings them back.",
  needs: ["writes", "funds", "clock"],
  rows: ["wheel", "spinWheel", "gameEvents", "flipCard", "flipCardReward"],
  async run({ member, clock }) {
    const one = await member({ points: 10_000 });
    const spinsLeft = async () => (await one.get("wheel")).spinsLeft ?? 0;
    const all = await spinsLeft();
    for (let left = all; left > 0; left -= 1) {
      same("the spins left", left, await spinsLeft());
      await one.get("spinWheel");
    }
    await one.refused("spinWheel", {}, "wheel-no-spins-left");
    for (const { id, game, playsLeft } of await one.get("gameEvents")) {
      const row = game === "flip-card" ? "flipCard" : "flipCardReward";
      const input = { body: { eventId: id, card: 0 } };
      for (let left = playsLeft ?? 0; left > 0; left -= 1) await one.get(row, input);
      holds(`the plays of ${id}`, (playsLeft ?? 0) > 0, "some", playsLeft);
      await one.refused(row, input, "cards-no-plays-left");
    }
    const midnight = await toLastMoment(clock);
    await one.refused("spinWheel", {}, "wheel-no-spins-left");
    await clock.to(midnight);
    same("the spins of the next day", all, await spinsLeft());
    await one.get("spinWheel");
  },
};
