import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const refusalsAreStored: Law = {
  id: "keys/refusals-are-stored",
  sentence: "A refusal under a key stays the answer to that key, also when the reason is gone.",
  needs: ["writes", "funds", "staff"],
  rows: ["withdraw", "spinWheel", "getCredit"],
  async run({ member, staff, newKey }) {
    const one = await member({ credit: 5_000 });
    const withdrawal = { body: { amount: 60 }, key: newKey() };
    const refused = await one.refused("withdraw", withdrawal, "credit-insufficient");
    const spin = { key: newKey() };
    const noPoints = await one.refused("spinWheel", spin, "points-insufficient");
    await staff.topUp(one, 5_000);
    await staff.givePoints(one, 500);
    same("the answer to the withdrawal's key", refused.text, (await one.ask("withdraw", withdrawal)).text);
    same("the answer to the spin's key", noPoints.text, (await one.ask("spinWheel", spin)).text);
    same("the credit", 10_000, await one.credit());
    same("the points", 500, await one.points());
  },
};
