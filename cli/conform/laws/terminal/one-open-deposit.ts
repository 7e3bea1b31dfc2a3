import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";

export const oneOpenDeposit: Law = {
  id: "terminal/one-open-deposit",
  sentence:
    "A member has one deposit that awaits its transfer; the next one may begin when that has ended or moved on.",
  needs: ["writes"],
  rows: ["requestDeposit", "cancelDeposit", "confirmTransfer", "myDepositRequests"],
  async run({ member }) {
    const one = await member();
    const first = await one.get("requestDeposit", { body: { amount: 100 } });
    await one.refused("requestDeposit", { body: { amount: 100 } }, "request-already-open");
    await one.get("cancelDeposit", { body: { id: first.id } });
    const second = await one.get("requestDeposit", { body: { amount: 100 } });
    await one.refused("requestDeposit", { body: { amount: 200 } }, "request-already-open");
    await one.get("confirmTransfer", { body: { id: second.id } });
    const statuses = (await one.get("myDepositRequests")).map(({ status }) => status);
    same("the requests, newest first", ["checking", "cancelled"], statuses);
  },
};
