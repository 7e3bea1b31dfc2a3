import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";
import { toLastMoment } from "../support/midnight.ts";

export const rejectedDoesNotCount: Law = {
  id: "caps/rejected-does-not-count",
  sentence: "A rejected withdrawal counts against no cap; a retry counts on the day of the retry.",
  needs: ["writes", "funds", "staff", "clock"],
  rows: ["withdraw", "retryWithdraw"],
  async run({ member, staff, clock }) {
    const one = await member({ credit: 50_000_000 });
    const first = await withdrawalOf(one, 10_000_000);
    await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
    holds("the withdrawal", await staff.reject(first.id), "staff can reject it", "staff cannot");
    const second = await withdrawalOf(one, 10_000_000);
    await one.refused("retryWithdraw", { body: { id: first.id } }, "withdraw-over-day-cap");
    const midnight = await toLastMoment(clock);
    await one.refused("retryWithdraw", { body: { id: first.id } }, "withdraw-over-day-cap");
    await clock.to(midnight);
    await one.get("retryWithdraw", { body: { id: first.id } });
    await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
    // Yesterday's attempt frees nothing today.
    holds("yesterday's withdrawal", await staff.reject(second.id), "staff can reject it", "staff cannot");
    await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-over-day-cap");
  },
};
