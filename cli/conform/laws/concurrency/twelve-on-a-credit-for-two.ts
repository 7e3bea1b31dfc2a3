import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { atOnce, successes } from "../support/at-once.ts";

export const twelveOnACreditForTwo: Law = {
  id: "concurrency/twelve-on-a-credit-for-two",
  sentence: "Of twelve withdrawals at the same time from a credit for two, exactly two happen.",
  needs: ["writes", "funds", "concurrency"],
  rows: ["withdraw", "getCredit"],
  async run({ member, newKey }) {
    const one = await member({ credit: 20_000 });
    const answers = await atOnce(12, () => one.ask("withdraw", { body: { amount: 100 }, key: newKey() }));
    same("the withdrawals that happened", 2, successes(answers));
    same("the withdrawals in the list", 2, (await one.get("withdrawHistory")).length);
    same("the credit", 0, await one.credit());
  },
};
