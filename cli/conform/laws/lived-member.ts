import type { Member } from "../engine/members.ts";
import type { Trial } from "../engine/trial.ts";
import { rewardsOf, roundOf, withdrawalOf } from "./steps.ts";

const ROUNDS = 9;

/** A member with a history of every kind, for the laws that only read. What the backend lacks or refuses is left out. */
export async function livedMember({ member, staff }: Trial): Promise<Member> {
  const one = await member({ credit: 200_000, points: 2_000 });
  const deposit = (amount: number) => one.get("requestDeposit", { body: { amount } });
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { id } = await deposit(12_000);
      await one.get("confirmTransfer", { body: { id } });
      await staff.approve(id);
    },
    async () => one.get("cancelDeposit", { body: { id: (await deposit(500)).id } }),
    async () => staff.approve((await withdrawalOf(one, 20_000)).id),
    async () => staff.reject((await withdrawalOf(one, 30_050)).id),
    async () => withdrawalOf(one, 10_025),
    async () => {
      const round = await roundOf(one, 10.37);
      for (let nth = 0; nth < ROUNDS; nth += 1) await one.get("playRound", round);
    },
    async () => one.get("checkIn"),
    async () => one.get("spinWheel"),
    async () => one.get("spinWheel"),
    async () => one.get("spinWheel"),
    async () => {
      for (const { id: eventId, game } of await one.get("gameEvents")) {
        const row = game === "flip-card" ? "flipCard" : "flipCardReward";
        for (const card of [0, 1]) await one.ask(row, { body: { eventId, card } });
      }
    },
    async () => {
      for (const { id: rewardId, available } of await rewardsOf(one)) {
        if (available) await one.ask("requestReward", { body: { userUuid: one.uuid, rewardId } });
      }
    },
    async () => one.get("transferToBank"),
  ];
  for (const step of steps) await step().catch(() => undefined);
  return one;
}
