import type { Law } from "../../engine/law.ts";
import { notChecked, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const requestsShowTheirKey: Law = {
  id: "keys/requests-show-their-key",
  sentence: "A request shows the key of its latest attempt, so that a lost reply can be looked up.",
  needs: ["writes", "funds", "staff"],
  rows: [
    "withdraw",
    "retryWithdraw",
    "withdrawHistory",
    "requestDeposit",
    "myDepositRequests",
    "spinWheel",
    "wheelLog",
  ],
  async run({ member, staff, newKey }) {
    const one = await member({ credit: 10_000, points: 100 });
    const [first, second, deposit, spin] = [newKey(), newKey(), newKey(), newKey()];
    const { id, idempotencyKey } = await withdrawalOf(one, 1_000, first);
    // The field is of our own design.
    if (!idempotencyKey) notChecked("requests show no keys");
    const shown = async () => (await one.get("withdrawHistory"))[0]?.idempotencyKey;
    same("the key of the withdrawal", first, await shown());
    await staff.reject(id);
    const retried = await one.get("retryWithdraw", { body: { id }, key: second });
    same("the key in the reply to the retry", second, retried.idempotencyKey);
    same("the key of the retried withdrawal", second, await shown());
    await one.get("requestDeposit", { body: { amount: 100 }, key: deposit });
    same("the key of the deposit", deposit, (await one.get("myDepositRequests"))[0]?.idempotencyKey);
    await one.get("spinWheel", { key: spin });
    same("the key of the spin", spin, (await one.get("wheelLog", { body: {} })).items[0]?.idempotencyKey);
  },
};
