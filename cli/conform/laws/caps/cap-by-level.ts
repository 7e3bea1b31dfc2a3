import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { depositOf, withdrawalOf } from "../support/actions.ts";

/** Baht of deposits that earn a level, and its cap a day (spec section 9). */
const CAPS = [
  { level: 2, deposited: 50_000, perDay: 300_000 },
  { level: 3, deposited: 300_000, perDay: 500_000 },
  { level: 4, deposited: 1_000_000, perDay: 1_000_000 },
] as const;

export const capByLevel: Law = {
  id: "caps/cap-by-level",
  sentence: "The cap of a day is 300,000 baht for gold, 500,000 for platinum and 1,000,000 for diamond.",
  needs: ["writes", "funds", "staff"],
  rows: ["withdraw", "requestDeposit", "level"],
  async run({ member, staff }) {
    for (const { level, deposited, perDay } of CAPS) {
      const one = await member({ credit: 200_000_000 });
      await depositOf(one, staff, deposited * 100);
      same("the level", level, (await one.get("level")).level);
      await one.refused("withdraw", { body: { amount: perDay + 0.01 } }, "withdraw-over-day-cap");
      await withdrawalOf(one, perDay * 100 - 100);
      await one.refused("withdraw", { body: { amount: 1.01 } }, "withdraw-over-day-cap");
      await withdrawalOf(one, 100);
    }
  },
};
