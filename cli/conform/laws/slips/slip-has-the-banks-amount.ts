import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const slipHasTheBanksAmount: Law = {
  id: "slips/slip-has-the-banks-amount",
  sentence: "A confirmed slip credits the amount that the bank says, after staff's approval and not before.",
  needs: ["writes", "staff"],
  rows: ["verifySlip", "confirmSlip", "mySlipRequests", "getCredit"],
  async run({ member, staff, random }) {
    const one = await member();
    const amount = 40_000 + random(60_000);
    const review = await one.get("verifySlip", { body: { payload: await staff.slip(amount, 7) } });
    same("the amount of the review", amount / 100, review.amount);
    const request = await one.get("confirmSlip", { body: { slipId: review.slipId } });
    same("the amount of the request", amount / 100, request.amount);
    same("the credit before the approval", 0, await one.credit());
    holds("the slip", await staff.approve(request.id), "staff can approve it", "staff cannot");
    same("the credit after the approval", amount, await one.credit());
    same(
      "the status",
      ["credited"],
      (await one.get("mySlipRequests")).map(({ status }) => status),
    );
  },
};
