import { addDays, bangkokDateOf, parseInstant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { holds, notChecked, same } from "../../engine/stop.ts";
import { invited, playedBy } from "../support/friends.ts";
import { sum } from "../support/lists.ts";

export const logsAddUp: Law = {
  id: "affiliate/logs-add-up",
  sentence:
    "The log of each type adds up to its balance, both types to the whole, and the friends' bonuses to their total.",
  needs: ["writes", "funds", "two members"],
  rows: ["affiliateBonus", "affiliateLog", "downlineBonus", "affiliateDownline"],
  async run(trial) {
    const [inviter, friend] = await invited(trial, 100_000_000);
    await playedBy(trial, friend, 4, 1_000_000);
    await inviter.get("affiliateWithdraw", { body: { amount: 100, type: "af" } });
    const { at } = await inviter.get("getCredit", { body: { balanceType: "credit" } });
    const end = bangkokDateOf(parseInstant(at ?? "") ?? notChecked("the credit has no time"));
    const range = { start: addDays(end, -3), end };
    const { balance, byType } = await inviter.get("affiliateBonus");
    if (byType) same("both types", toSatang(balance), toSatang(byType.af) + toSatang(byType.wl));
    for (const type of ["af", "wl"] as const) {
      const log = await inviter.get("affiliateLog", { body: { type, ...range } });
      if (byType) same(`the log of ${type}`, toSatang(byType[type]), sum(log.map(({ amount }) => toSatang(amount))));
      holds(
        `the types in the log of ${type}`,
        log.every((entry) => entry.type === type),
        type,
        log.length,
      );
    }
    const { downline_users: users, total_bonus: total } = await inviter.get("downlineBonus", { body: range });
    const bonuses = Object.values(users);
    same("the friends' bonuses", toSatang(total), sum(bonuses.map(({ bonus }) => toSatang(bonus))));
    same("the friends", 1, (await inviter.get("affiliateDownline")).length);
  },
};
