import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  GAME_ORDERS,
  gameName,
  isNew,
  jackpotGames,
  newGames,
  ordersOf,
  popularGames,
  sortGames,
} from "../../../core/games/game-rows.ts";
import type { Game } from "../../../core/games/model.ts";
import type { Language } from "../../../core/sentences/sentences.ts";
import { DAY_MS, instant, plus } from "../../../core/shared/bangkok-time.ts";
import { someGames } from "../../arbitraries/core/games.ts";
import { GAME } from "./a-game.ts";

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
        const sorted = sortGames(games, order, "th");
        expect(new Set(sorted)).toEqual(new Set(games));
        expect(sortGames(sorted, order, "th")).toEqual(sorted);
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

  it("puts the game with the better fact first, and equal ones in the order of the list", () => {
    const some = (least: number) => fc.option(fc.integer({ min: least, max: 3 }), { nil: undefined });
    const facts = fc.record({ addedAt: some(1), rank: some(0), returnPercent: some(0), jackpotSatang: some(0) });
    const inOrder = (games: readonly Game[], factOf: (game: Game) => number | undefined, isHighFirst: boolean) =>
      games
        .map((game, at) => ({ game, at, fact: factOf(game) ?? Number.POSITIVE_INFINITY * (isHighFirst ? -1 : 1) }))
        .sort((one, other) =>
          one.fact === other.fact ? one.at - other.at : one.fact < other.fact === isHighFirst ? 1 : -1,
        )
        .map(({ game }) => game);
    fc.assert(
      fc.property(fc.array(facts, { minLength: 1, maxLength: 8 }), (list) => {
        const games: readonly Game[] = Object.freeze(
          list.map((each, at) => ({ ...GAME, ...each, id: `g${at}` }) as Game),
        );
        expect(sortGames(games, "new", "th")).toEqual(inOrder(games, ({ addedAt }) => addedAt, true));
        expect(sortGames(games, "popular", "th")).toEqual(inOrder(games, ({ rank }) => rank, false));
        expect(sortGames(games, "return", "th")).toEqual(inOrder(games, ({ returnPercent }) => returnPercent, true));
        const jackpots = games.filter(({ jackpotSatang }) => (jackpotSatang ?? 0) > 0);
        expect(jackpotGames(games)).toEqual(inOrder(jackpots, ({ jackpotSatang }) => jackpotSatang, true));
        const known = ordersOf(games);
        expect(known.includes("new")).toBe(list.some(({ addedAt }) => addedAt !== undefined));
        expect(known.includes("popular")).toBe(list.some(({ rank }) => rank !== undefined));
        expect(known.includes("return")).toBe(list.some(({ returnPercent }) => returnPercent !== undefined));
      }),
    );
  });

  it("sorts names as the language's dictionary does, its own letters first", () => {
    const games = ["เสือ", "Zeus", "กบ", "แมว", "Ace", "ไก่"].map((name) => ({ ...GAME, name }));
    const namesIn = (language: Language) => sortGames(games, "name", language).map(({ name }) => name);
    expect(namesIn("th")).toEqual(["กบ", "ไก่", "แมว", "เสือ", "Ace", "Zeus"]);
    expect(namesIn("en")).toEqual(["Ace", "Zeus", "กบ", "ไก่", "แมว", "เสือ"]);
  });

  it("sorts and calls a game by the name that the page shows", () => {
    const games = [
      { ...GAME, name: "เสือ", latinName: "Tiger" },
      { ...GAME, name: "ไก่", latinName: "Zodiac Hen" },
      { ...GAME, name: "มวย", latinName: undefined },
    ];
    const namesIn = (language: Language) => sortGames(games, "name", language).map((game) => gameName(game, language));
    expect(namesIn("th")).toEqual(["ไก่", "มวย", "เสือ"]);
    expect(namesIn("en")).toEqual(["Tiger", "Zodiac Hen", "มวย"]);
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
