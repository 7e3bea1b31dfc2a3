import { ZERO } from "../../../../core/shared/money.ts";
import { cut, type Engine, type HouseGame, paidBack, sum } from "./engine.ts";

const BALLS = 20;
const DRAWN = 5;
const PICKS = 3;

/** How many ways there are to take `count` of `all`. */
function ways(all: number, count: number): number {
  return count === 0 ? 1 : (ways(all - 1, count - 1) * all) / count;
}

/** The chance of so many of the picked numbers among the drawn ones. */
function chanceOf(hits: number): number {
  return (ways(DRAWN, hits) * ways(BALLS - DRAWN, PICKS - hits)) / ways(BALLS, PICKS);
}

/** Two hits return this share of the rate, three hits the rest. */
const SHARE_OF_TWO = 0.4;

/** Of a stake of 100. */
function paysFor({ rate }: HouseGame, hits: number): number {
  const two = cut((rate * SHARE_OF_TWO) / chanceOf(2));
  if (hits === 2) return two;
  return hits === PICKS ? cut((rate - chanceOf(2) * two) / chanceOf(PICKS)) : 0;
}

/** Three numbers of 1 to 20 are picked, and five are drawn. A bet names its numbers: `pick-3-7-12`, in their order. */
export const numbers: Engine = {
  returnPercent: ({ rate }) => rate,
  prizes: (game) =>
    [PICKS, 2].map((hits) => ({
      id: `hits-${hits}`,
      label: { th: `ถูก ${hits} เลข`, en: `${hits} numbers right` },
      chance: chanceOf(hits),
      pays: paysFor(game, hits),
    })),
  bets: (game) => [
    {
      id: "pick",
      label: { th: `เลือก ${PICKS} เลข`, en: `Choose ${PICKS} numbers` },
      chance: chanceOf(2) + chanceOf(PICKS),
      pays: paysFor(game, PICKS),
      returnPercent: game.rate,
    },
  ],
  play(game, _standing, betOn, stake, random) {
    const picks = picksOf(betOn);
    if (!picks) return undefined;
    const balls = Array.from({ length: BALLS }, (_, index) => index + 1);
    const drawn = Array.from({ length: DRAWN }, () => balls.splice(Math.floor(random() * balls.length), 1)[0] ?? 0);
    const hits = sum(picks.map((pick) => (drawn.includes(pick) ? 1 : 0)));
    return { drawn, win: hits < 2 ? ZERO : paidBack(stake, paysFor(game, hits)), over: true };
  },
};

function picksOf(betOn: string): readonly number[] | undefined {
  const [, list] = /^pick-(\d{1,2}(?:-\d{1,2})*)$/.exec(betOn) ?? [];
  const picks = (list ?? "").split("-").map(Number);
  const rise = picks.every((pick, index) => pick > (picks[index - 1] ?? 0) && pick <= BALLS);
  return picks.length === PICKS && rise ? picks : undefined;
}
