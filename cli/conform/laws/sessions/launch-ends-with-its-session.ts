import type { Law } from "../../engine/law.ts";
import { launchOf } from "../support/actions.ts";

export const launchEndsWithItsSession: Law = {
  id: "sessions/launch-ends-with-its-session",
  sentence: "A game that was opened by a session ends with it: nobody plays after the sign-out.",
  needs: ["writes", "funds"],
  rows: ["openGame", "logout", "playRound"],
  async run({ member, visitor }) {
    const one = await member({ credit: 10_000 });
    const launchId = await launchOf(one);
    const { bets } = await visitor.get("gameTable", { body: { launchId } });
    await one.get("logout");
    await visitor.refused("gameTable", { body: { launchId } }, "launch-over");
    await visitor.refused("playRound", { body: { launchId, betOn: bets[0]?.id ?? "", amount: 10 } }, "launch-over");
  },
};
