import { launchOf, TABLE_GAME, withdrawalOf } from "../laws/support/actions.ts";
import type { Caller } from "./caller.ts";
import type { Member, Trial } from "./trial.ts";

const ROUNDS = 9;

/** A member with a history of every kind, for the laws that only read. What the backend lacks or refuses is left out. */
export async function livedMember({ member, staff, visitor }: Trial): Promise<Member> {
  const one = await member({ credit: 200_000, points: 2_000 });
  const steps: readonly (() => Promise<unknown>)[] = [
    async () => {
      const { id } = await one.get("requestDeposit", { body: { amount: 12_000 } });
      await one.get("confirmTransfer", { body: { id } });
      await staff.approve(id);
    },
    async () => {
      const { id } = await one.get("requestDeposit", { body: { amount: 500 } });
      await one.get("cancelDeposit", { body: { id } });
    },
    async () => staff.approve((await withdrawalOf(one, 20_000)).id),
    async () => staff.reject((await withdrawalOf(one, 30_050)).id),
    async () => withdrawalOf(one, 10_025),
    async () => playRounds(one, visitor),
    async () => one.get("checkIn"),
    async () => one.get("spinWheel"),
    async () => one.get("spinWheel"),
    async () => one.get("spinWheel"),
    async () => flipCards(one),
    async () => buy(one),
    async () => one.get("cashOut", { body: { gameId: TABLE_GAME } }),
  ];
  for (const step of steps) await step().catch(() => undefined);
  return one;
}

async function playRounds(one: Member, visitor: Caller): Promise<void> {
  const launchId = await launchOf(one);
  const { bets } = await visitor.get("gameTable", { body: { launchId } });
  for (let round = 0; round < ROUNDS; round += 1) {
    const betOn = bets[round % bets.length]?.id ?? "";
    await visitor.get("playRound", { body: { launchId, betOn, amount: 10.37 } });
  }
}

async function flipCards(one: Member): Promise<void> {
  for (const { id, game } of await one.get("gameEvents")) {
    const row = game === "flip-card" ? "flipCard" : "flipCardReward";
    for (const card of [0, 1]) await one.ask(row, { body: { eventId: id, card } });
  }
}

async function buy(one: Member): Promise<void> {
  const rewards = (await one.get("rewards")).flatMap((category) => category.rewards);
  for (const { id, available } of rewards) {
    if (available) await one.ask("requestReward", { body: { userUuid: one.uuid, rewardId: id } });
  }
}
