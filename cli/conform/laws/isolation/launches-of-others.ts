import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { launchOf, TABLE_GAME } from "../support/actions.ts";

export const launchesOfOthers: Law = {
  id: "isolation/launches-of-others",
  sentence: "Leaving a game ends a member's own launches only, and each launch plays with its own member's credit.",
  needs: ["writes", "funds", "two members"],
  rows: ["openGame", "cashOut", "transferToBank", "gameTable", "playRound"],
  async run({ member, visitor }) {
    const [one, other] = [await member({ credit: 10_000 }), await member({ credit: 50_000 })];
    const [mine, theirs] = [await launchOf(one), await launchOf(other)];
    holds("two launches", mine !== theirs, "different ids", "the same id");
    const tableOf = (launchId: string) => visitor.get("gameTable", { body: { launchId } });
    same("the credit at the first table", 100, (await tableOf(mine)).credit);
    same("the credit at the second table", 500, (await tableOf(theirs)).credit);
    await one.get("cashOut", { body: { gameId: TABLE_GAME } });
    await one.get("transferToBank");
    await visitor.refused("gameTable", { body: { launchId: mine } }, "launch-over");
    const { bets } = await tableOf(theirs);
    await visitor.get("playRound", { body: { launchId: theirs, betOn: bets[0]?.id ?? "", amount: 10 } });
    same("the credit of the one who left", 10_000, await one.credit());
  },
};
