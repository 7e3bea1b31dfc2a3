import type { Caller, Input } from "../../engine/caller.ts";
import type { Law } from "../../engine/law.ts";
import type { RowName } from "../../engine/rows.ts";
import { holds, same } from "../../engine/stop.ts";
import { launchOf } from "../support/actions.ts";

export const everyMoneyCallHasKeys: Law = {
  id: "keys/every-money-call-has-keys",
  sentence: "Every call that moves money, points or prizes answers a key that is sent again with the same bytes.",
  needs: ["writes", "funds", "staff"],
  rows: ["spinWheel", "flipCard", "flipCardReward", "checkIn", "requestReward", "playRound", "confirmSlip", "openGame"],
  async run({ member, staff, visitor, newKey, random }) {
    const one = await member({ credit: 100_000, points: 1_000 });
    const twice = async <Name extends RowName>(caller: Caller, name: Name, input: Input<Name>): Promise<void> => {
      const keyed = { ...input, key: newKey() };
      const first = await caller.ask(name, keyed);
      holds(`the first ${name}`, first.ok, "a success", first.text);
      const before = [await one.credit(), await one.points()];
      same(`the answer to the same key of ${name}`, first.text, (await caller.ask(name, keyed)).text);
      same(`credit and points after the second ${name}`, before, [await one.credit(), await one.points()]);
    };
    await twice(one, "checkIn", {});
    await twice(one, "spinWheel", {});
    for (const { id, game } of await one.get("gameEvents")) {
      await twice(one, game === "flip-card" ? "flipCard" : "flipCardReward", { body: { eventId: id, card: 0 } });
    }
    const [reward] = (await one.get("rewards")).flatMap(({ rewards }) => rewards).filter(({ available }) => available);
    if (reward) await twice(one, "requestReward", { body: { userUuid: one.uuid, rewardId: reward.id } });
    const payload = await staff.slip(10_000 + random(80_000), 13);
    const { slipId } = await one.get("verifySlip", { body: { payload } });
    await twice(one, "confirmSlip", { body: { slipId } });
    const launchId = await launchOf(one);
    const { bets } = await visitor.get("gameTable", { body: { launchId } });
    await twice(visitor, "playRound", { body: { launchId, betOn: bets[0]?.id ?? "", amount: 10 } });
  },
};
