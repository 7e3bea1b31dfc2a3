import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { launchOf, TABLE_GAME } from "../support/actions.ts";

export const closedGamesDoNotOpen: Law = {
  id: "launches/closed-games-do-not-open",
  sentence:
    "A game that is shown as closed or does not exist cannot be opened; while its maker is down, nobody opens or plays it.",
  needs: ["writes", "funds", "alone"],
  rows: ["gameList", "openGame", "playRound"],
  async run({ member, staff, visitor }) {
    const one = await member({ credit: 10_000 });
    await one.refused("openGame", { body: { gameId: "no-such-game" } }, "game-not-found");
    const games = (
      await Promise.all(
        (["casino", "sport", "slot", "fishing", "card", "lotto"] as const).map((gameCate) =>
          one.get("gameList", { body: { gameCate } }),
        ),
      )
    ).flat();
    const closed = games.find(({ open }) => !open);
    if (closed) await one.refused("openGame", { body: { gameId: closed.id } }, "game-closed", "provider-down");
    const launchId = await launchOf(one);
    const { bets, provider } = await visitor.get("gameTable", { body: { launchId } });
    const round = { body: { launchId, betOn: bets[0]?.id ?? "", amount: 10 } };
    await staff.provider(provider, true);
    try {
      await one.refused("openGame", { body: { gameId: TABLE_GAME } }, "provider-down");
      await visitor.refused("playRound", round, "provider-down");
      same("the credit", 10_000, await one.credit());
    } finally {
      await staff.provider(provider, false);
    }
    await visitor.get("playRound", round);
  },
};
