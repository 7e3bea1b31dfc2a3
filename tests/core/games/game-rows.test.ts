import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  GAME_ORDERS,
  isNew,
  jackpotGames,
  newGames,
  ordersOf,
  popularGames,
  sortGames,
} from "../../../core/games/game-rows.ts";
import { DAY_MS, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { someGames } from "../../arbitraries/core/games.ts";

const now = fc.integer({ min: 0, max: 2_000_000_000_000 }).map(instant);

describe("the rows of the lobby", () => {
  it("hold only games with the fact that the row is about, best first", () => {
    fc.assert(
      fc.property(someGames(), now, (games, at) => {
        const ranks = popularGames(games).map(({ rank }) => rank ?? Number.NaN);
        expect(ranks).toEqual([...ranks].sort((one, other) => one - other));
        expect(ranks).toHaveLength(games.filter(({ rank }) => rank !== undefined).length);
        const jackpots = jackpotGames(games).map(({ jackpotSatang }) => jackpotSatang ?? 0);
        expect(jackpots).toEqual([...jackpots].sort((one, other) => other - one));
        expect(jackpots.every((amount) => amount > 0)).toBe(true);
        const ages = newGames(games, at).map(({ addedAt }) => addedAt ?? Number.NaN);
        expect(ages).toEqual([...ages].sort((one, other) => other - one));
      }),
    );
  });

  it("call a game new for thirty days, and not before it came", () => {
    fc.assert(
      fc.property(someGames(1), now, (games, at) => {
        const [game] = games;
        if (!game) return;
        expect(isNew({ ...game, addedAt: at }, at)).toBe(true);
        expect(isNew({ ...game, addedAt: at }, plus(at, 30 * DAY_MS - 1))).toBe(true);
        expect(isNew({ ...game, addedAt: at }, plus(at, 30 * DAY_MS))).toBe(false);
        expect(isNew({ ...game, addedAt: plus(at, 1) }, at)).toBe(false);
        expect(isNew({ ...game, addedAt: undefined }, at)).toBe(false);
      }),
    );
  });
});

describe("sortGames", () => {
  it("loses no game, puts games without the fact last, and keeps the order of equal ones", () => {
    fc.assert(
      fc.property(someGames(), fc.constantFrom(...GAME_ORDERS), (games, order) => {
        const sorted = sortGames(games, order);
        expect(new Set(sorted)).toEqual(new Set(games));
        expect(sortGames(sorted, order)).toEqual(sorted);
        if (order === "listed") expect(sorted).toBe(games);
        if (order === "return") {
          const percents = sorted.map(({ returnPercent }) => returnPercent ?? -1);
          expect(percents).toEqual([...percents].sort((one, other) => other - one));
          const without = games.filter(({ returnPercent }) => returnPercent === undefined);
          expect(sorted.slice(sorted.length - without.length)).toEqual(without);
        }
      }),
    );
  });

  it("offers only the orders that the games have facts for", () => {
    fc.assert(
      fc.property(someGames(), (games) => {
        const bare = games.map((game) => ({ ...game, rank: undefined, addedAt: undefined, returnPercent: undefined }));
        expect(ordersOf(bare)).toEqual(["listed", "name"]);
        expect(ordersOf(games).includes("popular")).toBe(popularGames(games).length > 0);
      }),
    );
  });
});
