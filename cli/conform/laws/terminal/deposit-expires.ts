import { instant, parseInstant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { holds, notChecked, same } from "../../engine/stop.ts";

export const depositExpires: Law = {
  id: "terminal/deposit-expires",
  sentence: "A deposit without a transfer expires at the moment that it names, not before, and stays expired.",
  needs: ["writes", "staff", "clock"],
  rows: ["requestDeposit", "myDepositRequests", "confirmTransfer"],
  async run({ member, staff, clock }) {
    const one = await member();
    const request = await one.get("requestDeposit", { body: { amount: 100 } });
    const end = parseInstant(request.expiresAt ?? "") ?? notChecked("the request names no end");
    await clock.to(instant(end - 1));
    const statuses = async () => (await one.get("myDepositRequests")).map(({ status }) => status);
    same("the status before the end", ["awaiting-transfer"], await statuses());
    await clock.to(end);
    same("the status at the end", ["expired"], await statuses());
    await one.refused("confirmTransfer", { body: { id: request.id } }, "request-status");
    await one.refused("cancelDeposit", { body: { id: request.id } }, "request-status");
    holds("the expired deposit", !(await staff.approve(request.id)), "staff cannot approve it", "staff can");
    await one.get("requestDeposit", { body: { amount: 100 } });
  },
};
