import type { Law } from "../../engine/law.ts";
import { deviates, holds } from "../../engine/stop.ts";
import { launchOf } from "../support/actions.ts";
import { disagreement } from "../support/agrees.ts";

const ROUNDS = 600;
const FACES = [1, 2, 3, 4, 5, 6];

export const diceAgreeWithTheirOdds: Law = {
  id: "draws/dice-agree-with-their-odds",
  sentence:
    "600 rounds win as often as the table's chances say, with fair dice; a right table fails this once in 10 million runs.",
  needs: ["writes", "funds"],
  rows: ["openGame", "gameTable", "playRound"],
  async run({ member, visitor }) {
    const one = await member({ credit: 10_000_000 });
    const launchId = await launchOf(one);
    const { bets } = await visitor.get("gameTable", { body: { launchId } });
    // Two bets that win often say the most.
    const played = [...bets].sort((a, b) => Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5)).slice(0, 2);
    const faces = new Map<number, number>();
    let dice = 0;
    for (const { id, chance } of played) {
      const rounds = ROUNDS / played.length;
      let wins = 0;
      for (let round = 0; round < rounds; round += 1) {
        const reply = await visitor.get("playRound", { body: { launchId, betOn: id, amount: 1 } });
        if (reply.round.win > 0) wins += 1;
        for (const face of reply.round.dice) {
          faces.set(face, (faces.get(face) ?? 0) + 1);
          dice += 1;
        }
      }
      const wrong = disagreement([{ name: id, count: wins, chance }], rounds);
      if (wrong !== undefined) deviates("the rounds", "the shown chance", wrong);
    }
    if (dice === 0) return;
    holds(
      "the faces",
      [...faces.keys()].every((face) => FACES.includes(face)),
      "1 to 6",
      [...faces.keys()],
    );
    const drawn = FACES.map((face) => ({ name: `face ${face}`, count: faces.get(face) ?? 0, chance: 1 / 6 }));
    const wrong = disagreement(drawn, dice);
    if (wrong !== undefined) deviates("the dice", "fair ones", wrong);
  },
};
