import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { holds, same } from "../../engine/stop.ts";
import { depositOf, withdrawalOf } from "../support/actions.ts";
import { ledgerOf, sum } from "../support/lists.ts";

export const ledgerHasEveryChange: Law = {
  id: "money/ledger-has-every-change",
  sentence: "The sum of a member's ledger is the credit, with one line for each deposit, withdrawal and return.",
  needs: ["writes", "staff"],
  rows: ["transactionHistory", "withdraw", "retryWithdraw", "requestDeposit"],
  async run({ member, staff }) {
    const one = await member();
    const deposit = await depositOf(one, staff, 90_010);
    const paid = await withdrawalOf(one, 10_001);
    await staff.approve(paid.id);
    const returned = await withdrawalOf(one, 20_003);
    await staff.reject(returned.id);
    await one.get("retryWithdraw", { body: { id: returned.id } });
    holds("the retry", await staff.reject(returned.id), "staff can reject it", "staff cannot");

    const lines = await ledgerOf(one);
    const amountsOf = (id: string) =>
      lines.filter(({ reference }) => reference === id).map(({ amount }) => toSatang(amount));
    same("the lines of the deposit", [90_010], amountsOf(deposit.id));
    same("the lines of the paid withdrawal", [-10_001], amountsOf(paid.id));
    same("the lines of the returned withdrawal", [20_003, -20_003, 20_003, -20_003], amountsOf(returned.id));
    same("the sum of the ledger", await one.credit(), sum(lines.map(({ amount }) => toSatang(amount))));
    same("the credit", 80_009, await one.credit());
  },
};
