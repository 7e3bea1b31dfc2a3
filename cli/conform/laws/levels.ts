import { bangkokDateOf, instant } from "../../../core/shared/bangkok-time.ts";
import { same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { toSatang } from "../engine/wire.ts";
import { depositOf, nextMonth } from "./steps.ts";

/** Satang of one more deposit, and the level after it. */
const STEPS = [
  [4_999_999, 1],
  [100, 2],
  [24_999_800, 2],
  [101, 3],
  [69_999_900, 3],
  [100, 4],
] as const;

export const LEVELS_LAWS: readonly Law[] = [
  {
    id: "levels/deposits-earn-levels",
    sentence:
      "Credited deposits of 50,000, 300,000 and 1,000,000 baht earn gold, platinum and diamond, to the satang; credit from staff earns nothing.",
    needs: ["writes", "funds", "staff"],
    rows: ["level", "user", "requestDeposit"],
    async run({ member, staff }) {
      const one = await member({ credit: 900_000_000 });
      same("the level at first", 1, (await one.get("level")).level);
      let total = 0;
      for (const [satang, level] of STEPS) {
        await depositOf(one, staff, satang);
        total += satang;
        const standing = await one.get("level");
        same(
          `level and deposits after ${total} satang`,
          [level, total],
          [standing.level, toSatang(standing.totalDeposit)],
        );
        same("this month's deposits", total, toSatang(standing.monthDeposit));
      }
      same("the level in the profile", 4, (await one.get("user")).level);
    },
  },
  {
    id: "levels/month-ends",
    sentence:
      "Diamond lasts to the last millisecond of its Bangkok month; then the month's deposits begin at 0 and all deposits count for platinum.",
    needs: ["writes", "staff", "clock"],
    rows: ["level", "requestDeposit"],
    async run({ member, staff, clock }) {
      const one = await member();
      await depositOf(one, staff, 100_000_000);
      const today = bangkokDateOf(await clock.now());
      const month = nextMonth(today);
      await clock.to(instant(month - 1));
      const later = await one.signIn();
      const standing = async () => {
        const { level, monthDeposit, totalDeposit } = await later.get("level");
        return [level, toSatang(monthDeposit), toSatang(totalDeposit)];
      };
      same("the last moment of the month", [4, 100_000_000, 100_000_000], await standing());
      await clock.to(month);
      same("the first moment of the next month", [3, 0, 100_000_000], await standing());
      await depositOf(later, staff, 100);
      same("after a deposit in the next month", [3, 100, 100_000_100], await standing());
    },
  },
  {
    id: "levels/vip-by-invitation",
    sentence: "No deposits earn vip: 5,000,000 baht in a month make a diamond.",
    needs: ["writes", "staff"],
    rows: ["level", "requestDeposit"],
    async run({ member, staff }) {
      const one = await member();
      for (let count = 0; count < 3; count += 1) await depositOf(one, staff, 200_000_000);
      same("the level after 6,000,000 baht", 4, (await one.get("level")).level);
    },
  },
];
