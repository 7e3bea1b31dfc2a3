import { HOUR_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const keysLast24Hours: Law = {
  id: "keys/keys-last-24-hours",
  sentence: "A key gets its answer for 24 hours, over midnight, whatever the member does meanwhile.",
  needs: ["writes", "funds", "clock"],
  rows: ["withdraw", "getCredit"],
  async run({ member, clock, newKey }) {
    const one = await member({ credit: 100_000, points: 1_000 });
    const withdrawal = { body: { amount: 100 }, key: newKey() };
    const first = await one.ask("withdraw", withdrawal);
    for (let count = 0; count < 4; count += 1) await one.get("withdraw", { body: { amount: 1 }, key: newKey() });
    for (let hours = 0; hours < 20; hours += 5) {
      await clock.advance(5 * HOUR_MS);
      for (let count = 0; count < 6; count += 1) {
        const { id } = await one.get("requestDeposit", { body: { amount: 10 }, key: newKey() });
        await one.get("cancelDeposit", { body: { id }, key: newKey() });
      }
    }
    await clock.advance(4 * HOUR_MS - 1);
    same("the reply before 24 hours are over", first.text, (await one.ask("withdraw", withdrawal)).text);
    same("the credit", 89_600, await one.credit());
  },
};
