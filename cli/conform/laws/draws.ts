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
    async run({ reader }) {
      const one = await reader();
      const { segments } = await one.get("wheel");
      for (const { id, prizes } of [{ id: "the wheel", prizes: segments }, ...(await one.get("gameEvents"))]) {
        const total = sum(prizes.map(({ chance }) => chance));
        holds(`the sum of the chances of ${id}`, Math.abs(total - 1) < NOISE, "1", total);
      }
    },
  },
  {
    id: "draws/dice-agree-with-their-odds",
    sentence:
      "A table returns its chances times its pays, and 600 rounds win as often as its chances and labels say, with fair dice; a right table fails this once in 10 million runs.",
    needs: ["writes", "funds"],
    async run({ member, visitor }) {
      const one = await member({ credit: 10_000_000 });
      const launchId = await launchOf(one, ["dice"]);
      const { bets } = await visitor.get("gameTable", { body: { launchId } });
      for (const { id, chance, pays, returnPercent } of bets) {
        const shown = `${returnPercent} of ${chance} times ${pays}`;
        holds(`the return of ${id}`, Math.abs(chance * pays - returnPercent) < 0.11, "the chance times the pay", shown);
      }
      // Bets whose labels say which sums win, then those that win often: they say the most.
      const labelled = bets.filter(({ label }) => SUMS.test(label));
      const often = bets.toSorted((a, b) => Math.abs(a.chance - 0.5) - Math.abs(b.chance - 0.5));
      const played = [...new Set([...labelled, ...often])].slice(0, 2);
      const faces: number[] = [];
      for (const { id, label, chance } of played) {
        const [, from, to] = SUMS.exec(label) ?? [];
        const rounds = ROUNDS / played.length;
        let wins = 0;
        for (let nth = 0; nth < rounds; nth += 1) {
          const { round } = await visitor.get("playRound", { body: { launchId, betOn: id, amount: 1 } });
          if (round.win > 0) wins += 1;
          const total = sum(round.dice);
          const isIn = total >= Number(from) && total <= Number(to);
          if (from !== undefined) same(`a win of ${id} with a sum of ${total}`, isIn, round.win > 0);
          faces.push(...round.dice);
        }
        agrees("the rounds", [{ name: id, count: wins, chance }], rounds);
      }
      const others = faces.filter((face) => !FACES.includes(face));
      holds("the faces", others.length === 0, "1 to 6", others);
      const countOf = (face: number) => faces.filter((each) => each === face).length;
      const drawn = FACES.map((face) => ({ name: `face ${face}`, count: countOf(face), chance: 1 / 6 }));
      agrees("the dice", drawn, faces.length);
    },
  },
  {
    id: "draws/wheel-agrees-with-its-chances",
    sentence:
      "400 spins of the wheel agree with the shown chances, and each prize is its segment's; a right wheel fails this once in 10 million runs.",
    needs: ["writes", "funds", "clock"],
    async run({ member, clock }) {
      let one = await member({ points: 200_000 });
      const { segments } = await one.get("wheel");
      const spun: string[] = [];
      for (let day = 1; spun.length < SPINS; day += 1) {
        const before = spun.length;
        for (let isLeft = true; isLeft && spun.length < SPINS; ) {
          const spin = await one.ask("spinWheel");
          isLeft = spin.ok;
          if (!spin.ok) continue;
          const { segmentId, prize } = spin.value;
          same(`the prize of ${segmentId}`, segments.find(({ id }) => id === segmentId)?.prize, prize);
          spun.push(segmentId);
        }
        holds(`the spins of day ${day}`, spun.length > before, "at least one", 0);
        await clock.to(await nextMidnight(clock));
        // A session may end without a use.
        one = await one.signIn();
      }
      const countOf = (segment: string) => spun.filter((each) => each === segment).length;
      const drawn = segments.map(({ id, chance }) => ({ name: id, count: countOf(id), chance }));
      agrees("the wheel", drawn, SPINS);
    },
  },
];

/** How often one outcome of a draw came, and the chance that was shown for it. */
interface Drawn {
  readonly name: string;
  readonly count: number;
  readonly chance: number;
}

/** A right backend fails one run in this many thousand millions: 6 standard deviations. */
const MOST_DEVIATIONS = 6;

/**
 * No outcome came too often or too rarely. Each count is compared with its binomial distribution; the error rate for a right
 * backend is 2 in 10^9 for each outcome, and a little more where few are expected, which gets some more allowed.
 */
function agrees(where: string, outcomes: readonly Drawn[], total: number): void {
  for (const { name, count, chance } of outcomes) {
    const expected = total * chance;
    const allowed = chance === 0 ? 0 : MOST_DEVIATIONS * Math.sqrt(expected * (1 - chance)) + 6;
    if (Math.abs(count - expected) <= allowed) continue;
    deviates(where, `${expected.toFixed(1)} of ${total} for ${name}, give or take ${allowed.toFixed(1)}`, count);
  }
}
