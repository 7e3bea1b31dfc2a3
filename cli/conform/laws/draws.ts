import { deviates, holds, same } from "../engine/findings.ts";
import type { Law } from "../engine/law.ts";
import { sum } from "./lists.ts";
import { launchOf, nextMidnight } from "./steps.ts";

const NOISE = 1e-9;
const ROUNDS = 600;
const SUMS = /(\d+)\s*[–-]\s*(\d+)/;
const FACES = [1, 2, 3, 4, 5, 6];
const SPINS = 400;

export const DRAWS_LAWS: readonly Law[] = [
  {
    id: "draws/chances-add-up",
    sentence: "The chances of the wheel and of every card event add up to 1.",
    needs: [],
    rows: ["wheel", "gameEvents"],
    async run({ reader }) {
      const one = await reader();
      const { segments } = await one.get("wheel");
      const total = sum(segments.map(({ chance }) => chance));
      holds("the sum of the wheel's chances", Math.abs(total - 1) < NOISE, "1", total);
      for (const { id, prizes } of await one.get("gameEvents")) {
        const all = sum(prizes.map(({ chance }) => chance));
        holds(`the sum of the chances of ${id}`, Math.abs(all - 1) < NOISE, "1", all);
      }
    },
  },
  {
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
  },
  {
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
  },
  {
    id: "draws/wheel-agrees-with-its-chances",
    sentence:
      "400 spins of the wheel agree with the shown chances, and each prize is its segment's; a right wheel fails this once in 10 million runs.",
    needs: ["writes", "funds", "clock"],
    rows: ["wheel", "spinWheel"],
    async run({ member, clock }) {
      const one = await member({ points: 200_000 });
      const { segments, spinsLeft } = await one.get("wheel");
      const counts = new Map<string, number>();
      const perDay = spinsLeft ?? SPINS;
      if (perDay < 1) deviates("the wheel", "spins on the first day", perDay);
      for (let spins = 0, again = one; spins < SPINS; spins += 1) {
        if (spins > 0 && spins % perDay === 0) {
          await clock.to(await nextMidnight(clock));
          // Sessions end after some weeks.
          if (spins % (perDay * 10) === 0) again = await one.signIn();
        }
        const { segmentId, prize } = await again.get("spinWheel");
        const segment = segments.find(({ id }) => id === segmentId);
        same(`the prize of ${segmentId}`, segment?.prize, prize);
        counts.set(segmentId, (counts.get(segmentId) ?? 0) + 1);
      }
      const draws = segments.map(({ id, chance }) => ({ name: id, count: counts.get(id) ?? 0, chance }));
      const wrong = disagreement(draws, SPINS);
      if (wrong !== undefined) deviates("the wheel", "its shown chances", wrong);
    },
  },
];

/** The counts of one kind of draw: how often each came, and the chance that was shown for it. */
interface Drawn {
  readonly name: string;
  readonly count: number;
  readonly chance: number;
}

/** A right backend fails one run in this many thousand millions: 6 standard deviations. */
const MOST_DEVIATIONS = 6;

/**
 * The first draw that came too often or too rarely. Each count is compared with its binomial distribution; the error rate
 * for a right backend is 2 in 10^9 for each draw, and a little more where few are expected, which gets one more allowed.
 */
function disagreement(draws: readonly Drawn[], total: number): string | undefined {
  for (const { name, count, chance } of draws) {
    const expected = total * chance;
    const allowed = MOST_DEVIATIONS * Math.sqrt(expected * (1 - chance)) + 6;
    if (Math.abs(count - expected) > allowed) {
      return `${name}: ${count} of ${total}, where ${expected.toFixed(1)} are expected and ${allowed.toFixed(1)} more or less allowed`;
    }
    if (count > 0 && chance === 0) return `${name}: ${count} of ${total}, where none is possible`;
  }
  return undefined;
}
