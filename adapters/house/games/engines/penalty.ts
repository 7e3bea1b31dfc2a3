import { cut, type Engine, type HouseGame, LOST, type Prize, paidBack, type Standing } from "./engine.ts";

const CORNERS = [
  { id: "top-left", label: { th: "มุมบนซ้าย", en: "Top left" } },
  { id: "top-right", label: { th: "มุมบนขวา", en: "Top right" } },
  { id: "bottom-left", label: { th: "มุมล่างซ้าย", en: "Bottom left" } },
  { id: "bottom-right", label: { th: "มุมล่างขวา", en: "Bottom right" } },
] as const;
/** The keeper takes one corner in four. */
const CHANCE = 1 - 1 / CORNERS.length;
/** The fifth goal ends the round. */
const KICKS = 5;

/** After so many goals, of a stake of 100: cut to two places of the multiplier. */
function paysAfter({ rate }: HouseGame, goals: number): number {
  return cut(rate / CHANCE ** goals, 0);
}

function returnAfter(game: HouseGame, goals: number): number {
  return cut(paysAfter(game, goals) * CHANCE ** goals, 1);
}

const everyGoal = <Value>(of: (goals: number) => Value) => Array.from({ length: KICKS }, (_, index) => of(index + 1));

/** A draw is the corner of the ball, then that of the keeper. */
const goalsOf = ({ open, drawn }: Standing) => (open ? drawn.length / 2 : 0);

export const penalty: Engine = {
  returnPercent: (game) => Math.min(...everyGoal((goals) => returnAfter(game, goals))),
  prizes: (game) =>
    everyGoal(
      (goals): Prize => ({
        id: `goal-${goals}`,
        label: { th: `ลูก ${goals}`, en: `Goal ${goals}` },
        chance: CHANCE ** goals,
        pays: paysAfter(game, goals),
      }),
    ),
  bets(game, standing) {
    const goals = goalsOf(standing) + 1;
    const [pays, returnPercent] = [paysAfter(game, goals), returnAfter(game, goals)];
    // With the kick: a choice that was made for another one is unknown.
    return CORNERS.map(({ id, label }) => ({ id: `${id}-${goals}`, label, chance: CHANCE, pays, returnPercent }));
  },
  play(game, standing, betOn, stake, random) {
    const corner = penalty.bets(game, standing).findIndex(({ id }) => id === betOn);
    if (corner < 0) return undefined;
    const keeper = Math.floor(random() * CORNERS.length);
    const drawn = [...(standing.open ? standing.drawn : []), corner, keeper];
    if (keeper === corner) return { drawn, ...LOST };
    const goals = drawn.length / 2;
    return { drawn, win: paidBack(stake, paysAfter(game, goals)), over: goals === KICKS };
  },
};
