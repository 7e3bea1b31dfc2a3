import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const depositCreditsOnce: Law = {
  id: "money/deposit-credits-once",
  sentence: "A deposit adds its amount to the credit when staff approve it: not before, and only once.",
  needs: ["writes", "staff"],
  rows: ["requestDeposit", "confirmTransfer", "myDepositRequests", "getCredit"],
  async run({ member, staff }) {
    const one = await member();
    const { id, amount } = await one.get("requestDeposit", { body: { amount: 250.75 } });
    same("the amount of the request", 250.75, amount);
    same("the credit after the request", 0, await one.credit());
    await one.get("confirmTransfer", { body: { id } });
    same("the credit after the member's confirmation", 0, await one.credit());
    holds("the request", await staff.approve(id), "staff can approve it", "staff cannot");
    same("the credit after the approval", 25_075, await one.credit());
    holds("the credited request", !(await staff.approve(id)), "staff cannot approve it again", "staff can");
    same("the credit after a second approval", 25_075, await one.credit());
    const [shown] = await one.get("myDepositRequests");
    same("the status of the request", "credited", shown?.status);
  },
};
