import { listDownlineBonuses, recentDays } from "../../../core/affiliate/list-affiliate.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { fields, money, table, text } from "../../output/view.ts";
import { backendDayRange } from "../../runtime/backend-day-range.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { DAY_OPTIONS } from "./day-options.ts";

export const affiliateBonus = command({
  path: ["affiliate", "bonus"],
  summary: "Show the affiliate balance and the bonus from each friend in a range of days",
  needs: ["member"],
  examples: [inMemory("sanam affiliate bonus --from 2026-11-01 --to 2026-11-30")],
  options: DAY_OPTIONS,
  run: async (days, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    const range = await backendDayRange(backend.value, days, recentDays);
    if (!range.ok) return range;
    const [balance, bonuses] = await Promise.all([
      backend.value.affiliate.balance(),
      listDownlineBonuses(backend.value, range.value),
    ]);
    if (!balance.ok) return balance;
    if (!bonuses.ok) return bonuses;
    const { balanceSatang, byType } = balance.value;
    const { users, totalSatang } = bonuses.value;
    return ok({
      data: {
        ...range.value,
        balanceSatang,
        byType: byType ? { ...byType } : null,
        users: users.map((user) => ({ ...user })),
        totalSatang,
      },
      view: [
        fields({
          Balance: money(balanceSatang),
          "From stakes (af)": byType && money(byType.af),
          "From losses (wl)": byType && money(byType.wl),
        }),
        text(""),
        table(
          ["Friend", "Staked>", "Bonus>"],
          users.map(({ username, stakedSatang, bonusSatang }) => [
            username,
            stakedSatang === undefined ? "-" : money(stakedSatang),
            money(bonusSatang),
          ]),
          "No friend played.",
        ),
        text(""),
        fields({ Total: money(totalSatang), Days: `${range.value.from} to ${range.value.to}` }),
      ],
    });
  },
});
