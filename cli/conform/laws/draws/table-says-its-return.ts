import type { Law } from "../../engine/law.ts";
import { holds } from "../../engine/stop.ts";
import { launchOf } from "../support/actions.ts";

export const tableSaysItsReturn: Law = {
  id: "draws/table-says-its-return",
  sentence: "What a table says to pay back is its chance times what it pays, and less than everything.",
  needs: ["writes"],
  rows: ["openGame", "gameTable"],
  async run({ member, visitor }) {
    const one = await member();
    const { bets } = await visitor.get("gameTable", { body: { launchId: await launchOf(one) } });
    holds("the bets of the table", bets.length > 0, "some", bets.length);
    for (const { id, chance, pays, returnPercent } of bets) {
      const expected = Math.round(chance * pays * 10) / 10;
      holds(`the return of ${id}`, Math.abs(expected - returnPercent) < 0.051, String(expected), returnPercent);
      holds(`the return of ${id}`, returnPercent < 100, "less than 100", returnPercent);
    }
  },
};
