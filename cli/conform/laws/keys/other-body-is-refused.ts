import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const otherBodyIsRefused: Law = {
  id: "keys/other-body-is-refused",
  sentence: "A used key is refused with another amount, for another request and by another call.",
  needs: ["writes", "funds"],
  rows: ["withdraw", "requestDeposit", "checkIn", "spinWheel"],
  async run({ member, newKey }) {
    const one = await member({ credit: 100_000, points: 100 });
    const key = newKey();
    await one.get("withdraw", { body: { amount: 100 }, key });
    await one.refused("withdraw", { body: { amount: 100.01 }, key }, "key-reused");
    await one.refused("requestDeposit", { body: { amount: 100 }, key }, "key-reused");
    await one.refused("spinWheel", { key }, "key-reused");
    await one.refused("checkIn", { key }, "key-reused");
    same("the credit", 90_000, await one.credit());
    same("the points", 100, await one.points());
  },
};
