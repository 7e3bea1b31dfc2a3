import { addDays, bangkokDateOf, parseInstant } from "../../../../core/shared/bangkok-time.ts";
import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { same } from "../../engine/stop.ts";
import { ledgerOf, sum } from "../support/lists.ts";

interface Play {
  readonly rounds: number;
  readonly staked: number;
  readonly won: number;
  readonly net: number;
}

export const winLossAddsUp: Law = {
  id: "days/win-loss-adds-up",
  sentence: "Wins and losses by day, by game and in total are the same sums, and equal the rounds of the ledger.",
  needs: [],
  rows: ["winLoss", "transactionHistory"],
  async run({ reader }) {
    const one = await reader();
    const { at } = await one.get("getCredit", { body: { balanceType: "credit" } });
    const now = parseInstant(at ?? "");
    if (now === undefined) return;
    const end = bangkokDateOf(now);
    const start = addDays(end, -30);
    const { days, games, total } = await one.get("winLoss", { body: { start, end } });
    for (const play of [...days, ...(games ?? []), total]) {
      same("won minus staked", toSatang(play.won) - toSatang(play.staked), toSatang(play.net));
    }
    same("the sum of the days", figures([total]), figures(days));
    if (games) same("the sum of the games", figures([total]), figures(games));
    const rounds = await ledgerOf(one, { from: start, to: end, kinds: ["game"] });
    same("the net in the ledger", toSatang(total.net), sum(rounds.map(({ amount }) => toSatang(amount))));
  },
};

function figures(plays: readonly Play[]): readonly number[] {
  return [
    sum(plays.map(({ rounds }) => rounds)),
    sum(plays.map(({ staked }) => toSatang(staked))),
    sum(plays.map(({ won }) => toSatang(won))),
  ];
}
