import type { Law } from "../../engine/law.ts";
import { withdrawalOf } from "../support/actions.ts";
import { toLastMoment } from "../support/midnight.ts";

export const dayCount: Law = {
  id: "caps/day-count",
  sentence: "A member withdraws five times a Bangkok day, at both sides of midnight.",
  needs: ["writes", "funds", "clock"],
  rows: ["withdraw"],
  async run({ member, clock }) {
    const one = await member({ credit: 100_000 });
    for (let count = 0; count < 4; count += 1) await withdrawalOf(one, 1_000);
    const midnight = await toLastMoment(clock);
    await withdrawalOf(one, 1_000);
    await one.refused("withdraw", { body: { amount: 10 } }, "withdraw-no-count-left");
    await clock.to(midnight);
    for (let count = 0; count < 5; count += 1) await withdrawalOf(one, 1_000);
    await one.refused("withdraw", { body: { amount: 10 } }, "withdraw-no-count-left");
  },
};
