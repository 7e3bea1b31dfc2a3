import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";

export const rejectedWithdrawalWaits: Law = {
  id: "terminal/rejected-withdrawal-waits",
  sentence:
    "A rejected withdrawal changes only by the member's retry, which makes the next attempt of the same request.",
  needs: ["writes", "funds", "staff"],
  rows: ["withdraw", "retryWithdraw", "withdrawHistory"],
  async run({ member, staff }) {
    const one = await member({ credit: 50_000 });
    const { id } = await withdrawalOf(one, 20_000);
    holds("the withdrawal", await staff.reject(id), "staff can reject it", "staff cannot");
    holds("the rejected withdrawal", !(await staff.reject(id)), "staff cannot reject it again", "staff can");
    holds("the rejected withdrawal", !(await staff.approve(id)), "staff cannot pay it", "staff can");
    same("the credit", 50_000, await one.credit());
    const retried = await one.get("retryWithdraw", { body: { id } });
    same("the id of the retried request", id, retried.id);
    same("the number of the attempt", 2, retried.attempt ?? 2);
    const all = await one.get("withdrawHistory");
    same(
      "the withdrawals",
      [[id, "checking"]],
      all.map((each) => [each.id, each.status]),
    );
    const [shown] = all;
    same(
      "the steps",
      ["checking", "rejected", "checking"],
      shown?.timeline.map(({ status }) => status),
    );
  },
};
