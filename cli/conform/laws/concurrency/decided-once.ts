import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const decidedOnce: Law = {
  id: "concurrency/decided-once",
  sentence:
    "Staff who approve and reject one request at the same time decide it once, and the money fits the decision.",
  needs: ["writes", "funds", "staff", "concurrency"],
  rows: ["withdraw", "requestDeposit", "getCredit"],
  async run({ member, staff }) {
    const one = await member({ credit: 10_000 });
    const { id } = await withdrawalOf(one, 4_000);
    const decisions = await Promise.all([staff.approve(id), staff.reject(id), staff.approve(id), staff.reject(id)]);
    same("the decisions", 1, decisions.filter(Boolean).length);
    const [request] = await one.get("withdrawHistory");
    same("the credit", request?.status === "paid" ? 6_000 : 10_000, await one.credit());

    const deposit = await one.get("requestDeposit", { body: { amount: 50 } });
    await one.get("confirmTransfer", { body: { id: deposit.id } });
    const before = await one.credit();
    const approvals = await Promise.all([1, 2, 3, 4].map(() => staff.approve(deposit.id)));
    same("the approvals of a deposit", 1, approvals.filter(Boolean).length);
    same("the credit after the approvals", before + 5_000, await one.credit());
  },
};
