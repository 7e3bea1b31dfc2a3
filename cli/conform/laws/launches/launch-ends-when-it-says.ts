import { instant, parseInstant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { notChecked, same } from "../../engine/stop.ts";
import { launchOf } from "../support/actions.ts";

export const launchEndsWhenItSays: Law = {
  id: "launches/launch-ends-when-it-says",
  sentence: "A launch ends at the moment that its table shows, not before, and a round moves that moment.",
  needs: ["writes", "funds", "clock"],
  rows: ["openGame", "gameTable", "playRound"],
  async run({ member, clock, visitor }) {
    const one = await member({ credit: 10_000 });
    const launchId = await launchOf(one);
    const tableOf = () => visitor.get("gameTable", { body: { launchId } });
    const table = await tableOf();
    const end = parseInstant(table.expiresAt) ?? notChecked("the table names no end");
    const round = { body: { launchId, betOn: table.bets[0]?.id ?? "", amount: 10 } };
    await clock.to(instant(end - 1));
    await visitor.get("playRound", round);
    const later = parseInstant((await tableOf()).expiresAt) ?? end;
    await clock.to(end);
    await tableOf();
    await clock.to(instant(later - 1));
    await tableOf();
    const credit = await one.credit();
    await clock.to(later);
    await visitor.refused("gameTable", { body: { launchId } }, "launch-over");
    await visitor.refused("playRound", round, "launch-over");
    same("the credit after the refused round", credit, await one.credit());
  },
};
