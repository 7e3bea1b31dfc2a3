import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CatalogueGame, ENGINES } from "../../../../adapters/house/games/catalogue.ts";
import type { Engine, HouseGame, Standing } from "../../../../adapters/house/games/engines/engine.ts";
import { SANDBOX_GAMES } from "../../../../adapters/house/sandbox/sandbox-games.ts";
import { baht } from "../../../../core/shared/money.ts";
import { spread } from "./spread.ts";

const FRESH: Standing = { open: false, drawn: [] };
const STAKE = baht(100);
const engineOf = ({ engine }: CatalogueGame): readonly [Engine, HouseGame] => {
  if (!engine) throw new Error("no engine");
  return [ENGINES[engine.kind], engine];
};

/** Percent of the stake that a whole round returns on average: each draw by its chance, each step that `goesOn` again. */
const EXACT: Record<HouseGame["kind"], (game: HouseGame) => readonly number[]> = {
  dice: (game) => ENGINES.dice.bets(game, FRESH).map(({ chance, pays }) => chance * pays),
  reels: (game) => [ENGINES.reels.prizes(game).reduce((all, { chance, pays }) => all + chance * pays, 0)],
  numbers: (game) => [ENGINES.numbers.prizes(game).reduce((all, { chance, pays }) => all + chance * pays, 0)],
  penalty: (game) => ENGINES.penalty.prizes(game).map(({ chance, pays }) => chance * pays),
  "high-low": (game) =>
    Array.from({ length: 13 }, (_, index) => index + 1).flatMap((card) =>
      ENGINES["high-low"].bets(game, { open: false, drawn: [card] }).map(({ chance, pays }) => chance * pays),
    ),
};

describe("every game of the sandbox", () => {
  it("pays the return that it tells: exactly, but for cut satang", () => {
    for (const game of SANDBOX_GAMES) {
      const [engine, setup] = engineOf(game);
      const exact = EXACT[setup.kind](setup);
      const shown = engine.returnPercent(setup);
      // The penalty tells the least of its steps, which differ by what is cut from each multiplier.
      const most = setup.kind === "penalty" ? 0.4 : 0.02;
      for (const percent of exact) {
        expect(percent).toBeGreaterThan(shown - 0.011);
        expect(percent).toBeLessThan(shown + most);
      }
      expect(shown).toBeLessThan(100);
      expect(game.returnPercent).toBe(shown);
    }
  });

  it("tells beside each choice the return of the choice", () => {
    for (const game of SANDBOX_GAMES) {
      const [engine, setup] = engineOf(game);
      for (const { chance, pays, returnPercent } of engine.bets(setup, FRESH)) {
        expect(returnPercent).toBeGreaterThanOrEqual(engine.returnPercent(setup));
        if (setup.kind !== "reels" && setup.kind !== "numbers") expect(chance * pays).toBeCloseTo(returnPercent, 0);
      }
    }
  });
});

describe("the engines", () => {
  it("give every choice its told chance", () => {
    const random = spread(7);
    for (const id of ["dragon-cards", "football-singles", "sanam-dice", "fruit-slot", "keno-80"]) {
      const game = SANDBOX_GAMES.find((each) => each.id === id);
      if (!game) throw new Error(`no ${id}`);
      const [engine, setup] = engineOf(game);
      for (const bet of engine.bets(setup, FRESH)) {
        const tries = 40_000;
        const on = bet.id === "pick" ? "pick-1-2-20" : bet.id;
        let wins = 0;
        for (let one = 0; one < tries; one += 1)
          if ((engine.play(setup, FRESH, on, STAKE, random)?.win ?? 0) > 0) wins += 1;
        const error = Math.sqrt((bet.chance * (1 - bet.chance)) / tries);
        expect(Math.abs(wins / tries - bet.chance)).toBeLessThan(5 * error);
      }
    }
  });

  it("pay each line of the reels: three rows and two diagonals", () => {
    const game = SANDBOX_GAMES.find(({ id }) => id === "fruit-slot");
    if (!game) throw new Error("no reels");
    const [engine, setup] = engineOf(game);
    const [bet] = engine.bets(setup, FRESH);
    const play = (numbers: readonly number[]) => {
      const rest = [...numbers];
      return engine.play(setup, FRESH, bet?.id ?? "", STAKE, () => rest.shift() ?? 0);
    };
    // A number that draws each symbol.
    const numberOf = new Map<number, number>();
    for (let number = 0; number < 1; number += 0.001)
      numberOf.set(play(Array.from({ length: 9 }, () => number))?.drawn[0] ?? -1, number);
    const wins = ["012", "345", "678", "048", "246", "247", "036", "147"].map((line) => {
      const symbols = Array.from({ length: 9 }, (_, cell) => (line.includes(String(cell)) ? 0 : 1 + (cell % 2)));
      return (play(symbols.map((symbol) => numberOf.get(symbol) ?? 0))?.win ?? 0) > 0;
    });
    expect(wins).toEqual([true, true, true, true, true, false, false, false]);
  });

  it("return the rate of the hi-lo at every step of every way through it", () => {
    const game = SANDBOX_GAMES.find(({ id }) => id === "dragon-cards");
    if (!game) throw new Error("no hi-lo");
    const [engine, setup] = engineOf(game);
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })), (numbers) => {
        const random = () => numbers.next().value ?? 0;
        let standing = FRESH;
        let reached = 1;
        for (let step = 0; step < 20; step += 1) {
          const bets = engine.bets(setup, standing);
          expect(bets.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1);
          for (const { chance, pays } of bets) expect(reached * chance * pays).toBeCloseTo(setup.rate, 1);
          const bet = bets[Math.floor(random() * bets.length)];
          const played = engine.play(setup, standing, bet?.id ?? "", STAKE, random);
          if (!bet || !played || played.over) return;
          expect(played.win).toBe(Math.floor((STAKE * Math.round(bet.pays * 100)) / 10_000));
          reached *= bet.chance;
          standing = { open: true, drawn: played.drawn };
        }
      }),
    );
  });

  it("know no choice of another card, kick or list of numbers", () => {
    for (const [id, ...wrong] of [
      ["dragon-cards", "higher-7-1", "higher-8-2", "cash-out", "spin"],
      ["football-singles", "top-left-2", "top-left", "cash-out"],
      ["keno-80", "pick", "pick-1-2", "pick-1-2-2", "pick-3-2-1", "pick-1-2-21", "pick-0-1-2", "pick-1-2-3-4"],
      ["fruit-slot", "low", ""],
    ] as const) {
      const game = SANDBOX_GAMES.find((each) => each.id === id);
      if (!game) throw new Error(`no ${id}`);
      const [engine, setup] = engineOf(game);
      for (const on of wrong) expect(engine.play(setup, FRESH, on, STAKE, () => 0)).toBeUndefined();
    }
  });

  it("pay the line of the sketch: three melons in the middle are fifty times a fifth of the stake", () => {
    const game = SANDBOX_GAMES.find(({ id }) => id === "fruit-slot");
    if (!game) throw new Error("no slot");
    const [engine, setup] = engineOf(game);
    expect(engine.prizes(setup).map(({ pays }) => pays / 100)).toEqual([500, 100, 50, 30, 15, 8]);
    expect(engine.returnPercent(setup)).toBe(96.09);
    // seven, cherry, lemon; three melons; mango, lemon, durian
    const cells = [0.01, 0.9, 0.4, 0.2, 0.2, 0.2, 0.6, 0.4, 0.1];
    const step = engine.play(setup, FRESH, "spin", baht(20), () => cells.shift() ?? 0);
    expect(step).toMatchObject({ drawn: [0, 5, 3, 2, 2, 2, 4, 3, 1], win: baht(200), over: true });
  });

  it("pay the multipliers of the sketch for one to five goals", () => {
    const [engine, setup] = engineOf({ engine: { kind: "penalty", rate: 97 } } as CatalogueGame);
    expect(engine.prizes(setup).map(({ pays }) => pays)).toEqual([129, 172, 229, 306, 408]);
  });
});
