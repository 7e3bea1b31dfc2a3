import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { atOnce, successes } from "../support/at-once.ts";

export const sixOverTheCap: Law = {
  id: "concurrency/six-over-the-cap",
  sentence:
    "Of eight withdrawals at the same time the cap of a day and its count let exactly as many through as one after another.",
  needs: ["writes", "funds", "concurrency", "two members"],
  rows: ["withdraw"],
  async run({ member, newKey }) {
    const [large, small] = [await member({ credit: 50_000_000 }), await member({ credit: 50_000_000 })];
    const capped = await atOnce(8, () => large.ask("withdraw", { body: { amount: 40_000 }, key: newKey() }));
    same("the withdrawals under the cap", 2, successes(capped));
    const counted = await atOnce(8, () => small.ask("withdraw", { body: { amount: 10 }, key: newKey() }));
    same("the withdrawals under the count", 5, successes(counted));
  },
};
