import fc from "fast-check";
import { expect, test } from "vitest";
import { GAME_ROWS, isNew, newGames, sortGames } from "../../../core/games/game-rows.ts";
import type { Game } from "../../../core/games/model.ts";
import { DAY_MS, instant } from "../../../core/shared/bangkok-time.ts";
import { GAME } from "./a-game.ts";

const NOW = instant(1_800_000_000_000);

test("the rows have the names that addresses have, in the order of the lobby", () => {
  expect(GAME_ROWS.join(" ")).toBe("recent favourites popular new jackpots");
});

test("the row of new games has the new ones in the order of the newest", () => {
  const age = fc.option(fc.integer({ min: -2, max: 40 }), { nil: undefined });
  fc.assert(
    fc.property(fc.array(age, { maxLength: 12 }), (days) => {
      const games = days.map((each, at): Game => {
        return { ...GAME, id: `g${at}`, addedAt: each === undefined ? undefined : instant(NOW - each * DAY_MS) };
      });
      expect(newGames(games, NOW)).toEqual(sortGames(games, "new", "th").filter((game) => isNew(game, NOW)));
    }),
  );
});
