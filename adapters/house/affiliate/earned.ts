import { type AffiliateSums, addSums, affiliateBonus } from "../../../core/rules/affiliate-bonus.ts";
import { addDays, bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { satang } from "../../../core/shared/money.ts";
import type { Rows } from "../ports/rows.ts";
import { readDownlineDays } from "./downline.ts";

/**
 * All that a member's downline has earned so far. Never decreases. The days before yesterday are closed and their stored
 * sums are final, so only two days are computed, however long the past is.
 */
export async function readEarned(rows: Rows, inviter: string, now: Instant): Promise<AffiliateSums> {
  const yesterday = addDays(bangkokDateOf(now), -1);
  const [[af = 0, wl = 0], days] = await Promise.all([
    rows.sum({ list: "downline-days", owner: inviter, to: addDays(yesterday, -1) }),
    readDownlineDays(rows, inviter, { from: yesterday }),
  ]);
  return days.map((day) => affiliateBonus(day, now)).reduce(addSums, { af: satang(af), wl: satang(wl) });
}
