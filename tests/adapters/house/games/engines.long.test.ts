import { describe, expect, it } from "vitest";
import { ENGINES } from "../../../../adapters/house/games/catalogue.ts";
import type { HouseGame, Standing } from "../../../../adapters/house/games/engines/engine.ts";
import { SANDBOX_GAMES } from "../../../../adapters/house/sandbox/sandbox-games.ts";
import { baht } from "../../../../core/shared/money.ts";
import { spread } from "./spread.ts";

const FRESH: Standing = { open: false, drawn: [] };
const STAKE = baht(100);

/** How each kind is played in a million rounds, and how far the average may be from the rate: five standard errors. */
const MILLION: readonly (readonly [kind: HouseGame["kind"], id: string, withinPercent: number, steps: number])[] = [
  ["dice", "sanam-dice", 0.5, 1],
  ["reels", "fruit-slot", 3.5, 1],
  ["numbers", "keno-80", 3, 1],
  ["high-low", "dragon-cards", 1.2, 3],
  ["penalty", "football-singles", 1, 5],
];

describe("a million rounds", () => {
  it.each(MILLION)("of %s return the told percentage", (kind, id, withinPercent, steps) => {
    const game = SANDBOX_GAMES.find((each) => each.id === id);
    if (!game) throw new Error(`no ${id}`);
    const setup = game.engine;
    if (!setup) throw new Error(`no engine for ${id}`);
    const engine = ENGINES[setup.kind];
    expect(setup.kind).toBe(kind);
    const random = spread(20_261_123);
    let back = 0;
    for (let round = 0; round < 1_000_000; round += 1) {
      let standing = FRESH;
      for (let taken = 1; ; taken += 1) {
        const bets = engine.bets(setup, standing);
        const id = bets[Math.floor(random() * Math.min(bets.length, kind === "high-low" ? 2 : 4))]?.id ?? "";
        const step = engine.play(setup, standing, id === "pick" ? "pick-3-7-12" : id, STAKE, random);
        if (!step) throw new Error(`${id} cannot be chosen`);
        if (step.over || taken === steps) {
          back += step.win;
          break;
        }
        standing = { open: true, drawn: step.drawn };
      }
    }
    const percent = back / 1_000_000 / (STAKE / 100);
    expect(Math.abs(percent - engine.returnPercent(setup))).toBeLessThan(withinPercent);
  });
});
