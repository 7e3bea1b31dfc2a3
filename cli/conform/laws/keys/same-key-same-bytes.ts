import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";

export const sameKeySameBytes: Law = {
  id: "keys/same-key-same-bytes",
  sentence: "A key that is sent again gets the same bytes, also after the request moved on, and has no second effect.",
  needs: ["writes", "funds", "staff"],
  rows: ["withdraw", "requestDeposit", "getCredit"],
  async run({ member, staff, newKey }) {
    const one = await member({ credit: 100_000 });
    const withdrawal = { body: { amount: 100 }, key: newKey() };
    const first = await one.ask("withdraw", withdrawal);
    if (!first.ok) return same("the first reply", 200, `${first.status} ${first.code}`);
    same("the second reply", first.text, (await one.ask("withdraw", withdrawal)).text);
    holds("the withdrawal", await staff.reject(first.value.id), "staff can reject it", "staff cannot");
    await one.get("retryWithdraw", { body: { id: first.value.id } });
    same("the reply after a rejection and a retry", first.text, (await one.ask("withdraw", withdrawal)).text);

    const deposit = { body: { amount: 200 }, key: newKey() };
    const request = await one.ask("requestDeposit", deposit);
    if (!request.ok) return same("the deposit", 200, `${request.status} ${request.code}`);
    await one.get("cancelDeposit", { body: { id: request.value.id } });
    same("the reply after the deposit ended", request.text, (await one.ask("requestDeposit", deposit)).text);
    same("the number of deposits", 1, (await one.get("myDepositRequests")).length);
    same("the number of withdrawals", 1, (await one.get("withdrawHistory")).length);
    same("the credit", 90_000, await one.credit());
  },
};
