import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { same } from "../../engine/stop.ts";
import type { Staff } from "../../engine/trial.ts";
import { withdrawalOf } from "../support/actions.ts";

export const decidedOnce: Law = {
  id: "concurrency/decided-once",
  sentence:
    "Staff who approve and reject one request at the same time decide it once, and the money fits the decision.",
  needs: ["writes", "funds", "staff", "concurrency"],
  rows: ["withdraw", "requestDeposit", "getCredit"],
  async run({ member, staff, random }) {
    const one = await member({ credit: 10_000 });
    const { id } = await withdrawalOf(one, 4_000);
    const decisions = await Promise.all([staff.approve(id), staff.reject(id), staff.approve(id), staff.reject(id)]);
    same("the decisions", 1, decisions.filter(Boolean).length);
    const [request] = await one.get("withdrawHistory");
    same("the credit", request?.status === "paid" ? 6_000 : 10_000, await one.credit());

    const deposit = await one.get("requestDeposit", { body: { amount: 50 } });
    await one.get("confirmTransfer", { body: { id: deposit.id } });
    const { slipId } = await one.get("verifySlip", { body: { payload: await staff.slip(6_000 + random(9_000), 19) } });
    const slip = await one.get("confirmSlip", { body: { slipId } });
    const before = await one.credit();
    await approvedOnce(staff, deposit.id);
    await approvedOnce(staff, slip.id);
    const added = toSatang(deposit.amount) + toSatang(slip.amount);
    same("the credit after the approvals", before + added, await one.credit());
  },
};

const APPROVALS = 8;

async function approvedOnce(staff: Staff, id: string): Promise<void> {
  const approvals = await Promise.all(Array.from({ length: APPROVALS }, () => staff.approve(id)));
  same(`the approvals of ${id}`, 1, approvals.filter(Boolean).length);
}
