import type { Law } from "../../engine/law.ts";
import { toSatang } from "../../engine/satang.ts";
import { holds, same } from "../../engine/stop.ts";
import { launchOf } from "../support/actions.ts";
import { ledgerOf, sum } from "../support/lists.ts";

const ROUNDS = 16;

export const roundMovesTheCredit: Law = {
  id: "money/round-moves-the-credit",
  sentence:
    "A round takes its stake and pays what it shows, which is nothing or what the table promises, to the satang.",
  needs: ["writes", "funds"],
  rows: ["openGame", "gameTable", "playRound", "getCredit", "winLoss"],
  async run({ member, visitor }) {
    const one = await member({ credit: 100_000 });
    const launchId = await launchOf(one);
    const { bets } = await visitor.get("gameTable", { body: { launchId } });
    let credit = 100_000;
    let staked = 0;
    let won = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const bet = bets[round % bets.length];
      if (!bet) break;
      const stake = 1_003 + round;
      const body = { launchId, betOn: bet.id, amount: stake / 100 };
      const played = await visitor.get("playRound", { body });
      const win = toSatang(played.round.win);
      const promised = Math.floor((stake * bet.pays) / 100);
      holds(`the win of ${bet.id}`, win === 0 || win === promised, `0 or ${promised} satang`, win);
      credit += win - stake;
      staked += stake;
      won += win;
      same("the stake of the round", stake, toSatang(played.round.bet));
      same("the credit in the reply", credit, toSatang(played.credit));
    }
    same("the credit after the rounds", credit, await one.credit());
    const rounds = await ledgerOf(one, { kinds: ["game"] });
    same("the sum of the rounds in the ledger", won - staked, sum(rounds.map(({ amount }) => toSatang(amount))));
  },
};
