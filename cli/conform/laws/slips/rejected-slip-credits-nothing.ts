import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const rejectedSlipCreditsNothing: Law = {
  id: "slips/rejected-slip-credits-nothing",
  sentence:
    "A rejected slip credits nothing and stays rejected; another member does not get it credited at once either.",
  needs: ["writes", "staff", "two members"],
  rows: ["requestSlipDeposit", "confirmSlip", "mySlipRequests"],
  async run({ member, staff, random }) {
    const [one, other] = [await member(), await member()];
    const amount = 50_000 + random(60_000);
    const payload = await staff.slip(amount, 9);
    const request = await one.get("requestSlipDeposit", { body: { payload, amount: amount / 100 } });
    holds("the slip", await staff.reject(request.id), "staff can reject it", "staff cannot");
    holds("the rejected slip", !(await staff.approve(request.id)), "staff cannot approve it", "staff can");
    same("the credit of the first sender", 0, await one.credit());
    same(
      "the status",
      ["rejected"],
      (await one.get("mySlipRequests")).map(({ status }) => status),
    );
    await other.ask("requestSlipDeposit", { body: { payload, amount: amount / 100 } });
    same("the credit of the second sender", 0, await other.credit());
  },
};
