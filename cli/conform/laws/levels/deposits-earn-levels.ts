import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { same } from "../../engine/stop.ts";
import { depositOf } from "../support/actions.ts";

/** Satang of one more deposit, and the level after it. */
const STEPS = [
  [4_999_999, 1],
  [100, 2],
  [24_999_800, 2],
  [101, 3],
  [69_999_900, 3],
  [100, 4],
] as const;

export const depositsEarnLevels: Law = {
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
};
