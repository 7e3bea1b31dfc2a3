import type { Law } from "../../engine/law.ts";
import { same } from "../../engine/stop.ts";
import { ledgerOf, sum } from "../support/lists.ts";

export const ledgerHasEveryPoint: Law = {
  id: "points/ledger-has-every-point",
  sentence: "The sum of the points in a member's ledger is the member's points.",
  needs: ["writes", "funds"],
  rows: ["transactionHistory", "getCredit", "spinWheel", "checkIn", "flipCard"],
  async run({ member }) {
    const one = await member({ points: 800 });
    await one.get("checkIn");
    await one.get("spinWheel");
    for (const { id, game } of await one.get("gameEvents")) {
      await one.get(game === "flip-card" ? "flipCard" : "flipCardReward", { body: { eventId: id, card: 1 } });
    }
    same("the sum of the points", await one.points(), sum((await ledgerOf(one)).map(({ point }) => point)));
  },
};
