import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { launchOf, TABLE_GAME } from "../support/actions.ts";

export const leftGamesAreOver: Law = {
  id: "launches/left-games-are-over",
  sentence: "A left game is over: its launch neither shows a table nor plays; an unknown launch is refused alike.",
  needs: ["writes", "funds"],
  rows: ["openGame", "cashOut", "transferToBank", "gameTable", "playRound"],
  async run({ member, visitor }) {
    const one = await member({ credit: 10_000 });
    const [first, second] = [await launchOf(one), await launchOf(one)];
    const { bets } = await visitor.get("gameTable", { body: { launchId: second } });
    await one.get("cashOut", { body: { gameId: TABLE_GAME } });
    const third = await launchOf(one);
    await one.get("transferToBank");
    for (const launchId of [first, second, third, "no-such-launch"]) {
      await visitor.refused("gameTable", { body: { launchId } }, "launch-over");
      await visitor.refused("playRound", { body: { launchId, betOn: bets[0]?.id ?? "", amount: 10 } }, "launch-over");
    }
    same("the credit", 10_000, await one.credit());
  },
};
