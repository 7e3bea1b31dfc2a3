import type { Law } from "../../engine/law.ts";
import { deviates, holds, same } from "../../engine/stop.ts";
import { launchOf } from "../support/actions.ts";
import { disagreement } from "../support/agrees.ts";
import { sum } from "../support/lists.ts";

const ROUNDS = 600;
const SUMS = /(\d+)\s*[–-]\s*(\d+)/;
const FACES = [1, 2, 3, 4, 5, 6];

export const diceAgreeWithTheirOdds: Law = {
  id: "draws/dice-agree-with-their-odds",
  sentence:
    "600 rounds win as often as the table's chances say and as the labels say, with fair dice; a right table fails this once in 10 million runs.",
  needs: ["writes", "funds"],
  rows: ["openGame", "gameTable", "playRound"],
  async run({ member, visitor }) {
    const one = await member({ credit: 10_000_000 });
    const launchId = await launchOf(one);
    const { bets } = await visitor.get("gameTable", { body: { launchId } });
    // Bets whose labels say which sums win, then those that win often: they say the most.
    const labelled = bets.filter(({ label }) => SUMS.test(label));
    const often = [...bets].sort((a, b) => Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5));
    const played = [...new Set([...labelled, ...often])].slice(0, 2);
    const faces = new Map<number, number>();
    let dice = 0;
    for (const { id, label, chance } of played) {
      const [, from, to] = SUMS.exec(label) ?? [];
      const rounds = ROUNDS / played.length;
      let wins = 0;
      for (let round = 0; round < rounds; round += 1) {
        const reply = await visitor.get("playRound", { body: { launchId, betOn: id, amount: 1 } });
        if (reply.round.win > 0) wins += 1;
        if (from !== undefined) {
          const total = sum(reply.round.dice);
          const isIn = total >= Number(from) && total <= Number(to);
          same(`a win of ${id} with a sum of ${total}`, isIn, reply.round.win > 0);
        }
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
