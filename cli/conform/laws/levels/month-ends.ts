import {
  addDays,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  instant,
  startOfDay,
} from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { same } from "../../engine/stop.ts";
import { depositOf } from "../support/actions.ts";

export const monthEnds: Law = {
  id: "levels/month-ends",
  sentence:
    "Diamond lasts to the last millisecond of its Bangkok month; then the month's deposits begin at 0 and all deposits count for platinum.",
  needs: ["writes", "staff", "clock"],
  rows: ["level", "requestDeposit"],
  async run({ member, staff, clock }) {
    const one = await member();
    await depositOf(one, staff, 100_000_000);
    const today = bangkokDateOf(await clock.now());
    const month = startOfDay(addDays(today, daysInMonth(today) - dayOfMonth(today) + 1));
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
};
