import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const slipsByHandCreditOnce: Law = {
  id: "slips/slips-by-hand-credit-once",
  sentence:
    "Of one slip that two members hand to staff, with an amount that the bank does not confirm, one is credited though staff approve both.",
  needs: ["writes", "staff", "two members"],
  rows: ["requestSlipDeposit", "mySlipRequests", "getCredit"],
  async run({ member, staff, random }) {
    const [one, other] = [await member(), await member()];
    const amount = 80_000 + random(60_000);
    const payload = await staff.slip(amount, 23);
    const handed = { body: { payload, amount: (amount + 100) / 100 } };
    const first = await one.get("requestSlipDeposit", handed);
    const second = await other.ask("requestSlipDeposit", handed);
    // A backend may refuse the second one at once.
    if (second.ok) await staff.approve(second.value.id);
    const isFirst = await staff.approve(first.id);
    holds("the approvals", isFirst || second.ok, "one at least", "none");
    const credits = [await one.credit(), await other.credit()].sort((a, b) => a - b);
    same("the credits of both members", [0, amount + 100], credits);
  },
};
