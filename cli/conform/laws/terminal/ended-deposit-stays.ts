import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import type { Member, Staff } from "../../engine/trial.ts";
import { depositOf } from "../support/actions.ts";

export const endedDepositStays: Law = {
  id: "terminal/ended-deposit-stays",
  sentence: "A credited, rejected or cancelled deposit never changes again, neither by the member nor by staff.",
  needs: ["writes", "staff"],
  rows: ["requestDeposit", "confirmTransfer", "cancelDeposit", "myDepositRequests"],
  async run({ member, staff }) {
    const one = await member();
    const credited = await depositOf(one, staff, 10_000);
    await endedFor(one, staff, credited.id, "credited");

    const rejected = await one.get("requestDeposit", { body: { amount: 200 } });
    await one.get("confirmTransfer", { body: { id: rejected.id } });
    await one.refused("cancelDeposit", { body: { id: rejected.id } }, "request-status");
    holds("the deposit", await staff.reject(rejected.id), "staff can reject it", "staff cannot");
    await endedFor(one, staff, rejected.id, "rejected");

    const cancelled = await one.get("requestDeposit", { body: { amount: 300 } });
    await one.get("cancelDeposit", { body: { id: cancelled.id } });
    await endedFor(one, staff, cancelled.id, "cancelled");
    same("the credit", 10_000, await one.credit());
  },
};

async function endedFor(one: Member, staff: Staff, id: string, status: string): Promise<void> {
  await one.refused("confirmTransfer", { body: { id } }, "request-status");
  await one.refused("cancelDeposit", { body: { id } }, "request-status");
  holds(`the ${status} deposit`, !(await staff.approve(id)), "staff cannot approve it", "staff can");
  holds(`the ${status} deposit`, !(await staff.reject(id)), "staff cannot reject it", "staff can");
  const shown = (await one.get("myDepositRequests")).find((request) => request.id === id);
  same("the status of the ended deposit", status, shown?.status);
}
