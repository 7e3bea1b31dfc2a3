import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const oneSlipOneCredit: Law = {
  id: "slips/one-slip-one-credit",
  sentence: "A slip is credited once, whoever sends it, by the bank's check or by hand.",
  needs: ["writes", "staff", "two members"],
  rows: ["verifySlip", "confirmSlip", "requestSlipDeposit", "getCredit"],
  async run({ member, staff, random }) {
    const [one, other] = [await member(), await member()];
    const amount = 30_000 + random(60_000);
    const payload = await staff.slip(amount, random(1_296));
    const { slipId } = await one.get("verifySlip", { body: { payload } });
    const request = await one.get("confirmSlip", { body: { slipId } });
    await one.refused("confirmSlip", { body: { slipId } }, "slip-duplicate");
    await other.refused("confirmSlip", { body: { slipId } }, "slip-duplicate");
    await other.refused("requestSlipDeposit", { body: { payload, amount: amount / 100 } }, "slip-duplicate");
    holds("the slip", await staff.approve(request.id), "staff can approve it", "staff cannot");
    holds("the credited slip", !(await staff.approve(request.id)), "staff cannot approve it again", "staff can");
    await other.refused("confirmSlip", { body: { slipId } }, "slip-duplicate");
    await one.refused("requestSlipDeposit", { body: { payload, amount: amount / 100 } }, "slip-duplicate");
    same("the credit of the sender", amount, await one.credit());
    same("the credit of the other member", 0, await other.credit());
  },
};
