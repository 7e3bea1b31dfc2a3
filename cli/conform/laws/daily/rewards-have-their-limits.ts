import {
  addDays,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  instant,
  startOfDay,
} from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import type { Member } from "../../engine/trial.ts";
import { toLastMoment } from "../support/midnight.ts";

export const rewardsHaveTheirLimits: Law = {
  id: "daily/rewards-have-their-limits",
  sentence:
    "A reward for a day, a month or ever can be had once in that time: both sides of midnight and of the month's end.",
  needs: ["writes", "funds", "staff", "clock"],
  rows: ["rewards", "requestReward"],
  async run({ member, staff, clock }) {
    const one = await member({ points: 200_000, level: 5 });
    const rewards = (await one.get("rewards")).flatMap((category) => category.rewards);
    const daily: string[] = [];
    const monthly: string[] = [];
    const once: string[] = [];
    for (const { id, available, price } of rewards) {
      if (!available) continue;
      await have(one, staff.approve, id);
      const again = await one.ask("requestReward", { body: { userUuid: one.uuid, rewardId: id } });
      if (again.ok) {
        holds(`the second request of ${id}, which costs nothing`, price > 0, "a limit", "none");
        await staff.approve(again.value.id);
      } else if (again.code === "reward-used-today") daily.push(id);
      else if (again.code === "reward-used-month") monthly.push(id);
      else if (again.code === "reward-used-ever") once.push(id);
      else same(`the second request of ${id}`, "a refusal about its limit", again.code);
    }
    const limited = [...daily, ...monthly, ...once];
    const midnight = await toLastMoment(clock);
    for (const rewardId of limited) await one.refused("requestReward", bodyOf(one, rewardId));
    await clock.to(midnight);
    for (const id of daily) await have(one, staff.approve, id);
    const today = bangkokDateOf(midnight);
    if (dayOfMonth(today) === 1) return;
    for (const rewardId of [...monthly, ...once]) await one.refused("requestReward", bodyOf(one, rewardId));
    const month = startOfDay(addDays(today, daysInMonth(today) - dayOfMonth(today) + 1));
    await clock.to(instant(month - 1));
    const later = await one.signIn();
    for (const rewardId of monthly) await later.refused("requestReward", bodyOf(one, rewardId), "reward-used-month");
    await clock.to(month);
    for (const id of monthly) await have(later, staff.approve, id);
    for (const rewardId of once) await later.refused("requestReward", bodyOf(one, rewardId), "reward-used-ever");
  },
};

function bodyOf(one: Member, rewardId: string) {
  return { body: { userUuid: one.uuid, rewardId } };
}

async function have(one: Member, approve: (id: string) => Promise<boolean>, rewardId: string): Promise<void> {
  const { id, status } = await one.get("requestReward", bodyOf(one, rewardId));
  if (status === "checking") same(`staff's decision on ${rewardId}`, true, await approve(id));
}
