import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const keysOutliveIt: Law = {
  id: "maintenance/keys-outlive-it",
  sentence:
    "A withdrawal from before the maintenance is never said to have failed: its key gets the same bytes during it and afterwards.",
  needs: ["writes", "funds", "alone"],
  rows: ["withdraw", "operation"],
  async run({ member, staff, newKey }) {
    const one = await member({ credit: 10_000 });
    const withdrawal = { body: { amount: 10 }, key: newKey() };
    const first = await one.ask("withdraw", withdrawal);
    const during = { body: { amount: 20 }, key: newKey() };
    await staff.maintenance(true);
    try {
      same("the first key's answer during the maintenance", first.text, (await one.ask("withdraw", withdrawal)).text);
      same("a new withdrawal's status", 503, (await one.ask("withdraw", during)).status);
    } finally {
      await staff.maintenance(false);
    }
    same("the first key's answer", first.text, (await one.ask("withdraw", withdrawal)).text);
    same("the credit", 9_000, await one.credit());
    // The maintenance decided nothing about the second key.
    await one.get("withdraw", during);
    same("the credit at the end", 7_000, await one.credit());
  },
};
