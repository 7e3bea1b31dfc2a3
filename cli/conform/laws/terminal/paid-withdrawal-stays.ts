import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const paidWithdrawalStays: Law = {
  id: "terminal/paid-withdrawal-stays",
  sentence: "A paid withdrawal never changes again: no retry, no rejection, no second payment.",
  needs: ["writes", "funds", "staff"],
  rows: ["withdraw", "retryWithdraw", "withdrawHistory"],
  async run({ member, staff }) {
    const one = await member({ credit: 50_000 });
    const { id } = await withdrawalOf(one, 20_000);
    await one.refused("retryWithdraw", { body: { id } }, "request-status");
    holds("the withdrawal", await staff.startPaying(id), "staff can start to pay", "staff cannot");
    await one.refused("retryWithdraw", { body: { id } }, "request-status");
    holds("the withdrawal", await staff.approve(id), "staff can pay it", "staff cannot");
    await one.refused("retryWithdraw", { body: { id } }, "request-status");
    holds("the paid withdrawal", !(await staff.reject(id)), "staff cannot reject it", "staff can");
    holds("the paid withdrawal", !(await staff.approve(id)), "staff cannot pay it again", "staff can");
    holds("the paid withdrawal", !(await staff.startPaying(id)), "staff cannot start to pay again", "staff can");
    same("the credit", 30_000, await one.credit());
    const shown = (await one.get("withdrawHistory")).map(({ status }) => status);
    same("the statuses of the withdrawals", ["paid"], shown);
  },
};
