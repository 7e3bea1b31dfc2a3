import { bangkokDateOf, DAY_MS } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { holds, same } from "../../engine/stop.ts";
import { withdrawalOf } from "../support/actions.ts";
import { ledgerOf } from "../support/lists.ts";

const REJECTIONS = 4;

export const lateRejectionReturnsOnce: Law = {
  id: "money/late-rejection-returns-once",
  sentence:
    "A withdrawal that staff reject days later, while it is being paid, returns its amount once, on the day of the rejection.",
  needs: ["writes", "funds", "staff", "clock", "concurrency"],
  rows: ["withdraw", "withdrawHistory", "transactionHistory", "getCredit"],
  async run({ member, staff, clock }) {
    const one = await member({ credit: 70_000 });
    const { id } = await withdrawalOf(one, 20_001);
    holds("the withdrawal", await staff.startPaying(id), "staff can start to pay", "staff cannot");
    await clock.advance(3 * DAY_MS);
    const later = await one.signIn();
    const decisions = await Promise.all(Array.from({ length: REJECTIONS }, () => staff.reject(id)));
    same("the rejections that happened", 1, decisions.filter(Boolean).length);
    holds("the rejected withdrawal", !(await staff.approve(id)), "staff cannot pay it", "staff can");
    same("the credit after the rejection", 70_000, await later.credit());
    const day = bangkokDateOf(await clock.now());
    const returned = (await ledgerOf(later, { from: day, to: day })).filter(({ reference }) => reference === id);
    same(
      "the lines of the day of the rejection",
      [20_001],
      returned.map(({ amount }) => toSatang(amount)),
    );
    const [shown] = await later.get("withdrawHistory");
    same("the status of the withdrawal", "rejected", shown?.status);
  },
};
