import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";
import { toLastMoment } from "../support/midnight.ts";

export const dayCap: Law = {
  id: "caps/day-cap",
  sentence:
    "A silver member withdraws exactly 100,000 baht a Bangkok day, counted by what was asked, until the last moment of the day.",
  needs: ["writes", "funds", "clock"],
  rows: ["withdraw"],
  async run({ member, clock }) {
    const one = await member({ credit: 30_000_000 });
    await withdrawalOf(one, 6_000_000);
    await one.refused("withdraw", { body: { amount: 40_000.01 } }, "withdraw-over-day-cap");
    await withdrawalOf(one, 4_000_000);
    await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
    const midnight = await toLastMoment(clock);
    await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
    await clock.to(midnight);
    await one.refused("withdraw", { body: { amount: 100_000.01 } }, "withdraw-over-day-cap");
    await withdrawalOf(one, 10_000_000);
    same("the credit", 10_000_000, await one.credit());
  },
};
