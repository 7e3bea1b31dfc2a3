import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const withdrawalTakesAndReturns: Law = {
  id: "money/withdrawal-takes-and-returns",
  sentence: "A withdrawal takes its amount from the credit; each rejection returns it, and each retry takes it again.",
  needs: ["writes", "funds", "staff"],
  rows: ["withdraw", "retryWithdraw", "getCredit"],
  async run({ member, staff }) {
    const one = await member({ credit: 100_000 });
    const { id } = await withdrawalOf(one, 12_345);
    same("the credit after a withdrawal", 87_655, await one.credit());
    for (const attempt of ["first", "second"]) {
      holds(`the ${attempt} attempt`, await staff.reject(id), "staff can reject it", "staff cannot");
      same(`the credit after the rejection of the ${attempt} attempt`, 100_000, await one.credit());
      await one.get("retryWithdraw", { body: { id } });
      same(`the credit after a retry of the ${attempt} attempt`, 87_655, await one.credit());
    }
    holds("the third attempt", await staff.approve(id), "staff can approve it", "staff cannot");
    same("the credit after the payment", 87_655, await one.credit());
  },
};
