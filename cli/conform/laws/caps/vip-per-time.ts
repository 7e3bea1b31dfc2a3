import type { Law } from "../../engine/law.ts";
import { withdrawalOf } from "../support/actions.ts";

export const vipPerTime: Law = {
  id: "caps/vip-per-time",
  sentence: "A vip withdraws at most 100,000 baht each time, and that five times a day.",
  needs: ["writes", "funds", "staff"],
  rows: ["withdraw"],
  async run({ member }) {
    const one = await member({ credit: 100_000_000, level: 5 });
    await one.refused("withdraw", { body: { amount: 100_000.01 } }, "withdraw-over-time-cap");
    for (let count = 0; count < 5; count += 1) await withdrawalOf(one, 10_000_000);
    await one.refused("withdraw", { body: { amount: 1 } }, "withdraw-no-count-left");
  },
};
