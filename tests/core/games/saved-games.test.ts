import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isFavourite,
  MOST_RECENT,
  withFavouriteToggled,
  withPlayed,
  withUpdates,
} from "../../../core/games/game-rows.ts";
import type { Game, SavedGames } from "../../../core/games/model.ts";
import { someGames } from "../../arbitraries/core/games.ts";
import { GAME } from "./a-game.ts";

const EMPTY: SavedGames = { favourites: [], recent: [], unsent: [], category: "sport" };

describe("saved games", () => {
  it("keep the last played games, each once, the latest first", () => {
    fc.assert(
      fc.property(
        someGames().filter((games) => games.length > 0),
        fc.array(fc.nat()),
        (games, picks) => {
          const played = picks.flatMap((pick) => games[pick % games.length] ?? []);
          const { recent } = played.reduce(withPlayed, EMPTY);
          const latest = [...new Set([...played].reverse().map(({ id }) => id))];
          expect(recent.map(({ id }) => id)).toEqual(latest.slice(0, MOST_RECENT));
        },
      ),
    );
  });

  it("add and remove a favourite without changing the others", () => {
    fc.assert(
      fc.property(someGames(), (games) => {
        const saved = games.reduce(withFavouriteToggled, EMPTY);
        expect(saved.favourites).toEqual([...games].reverse());
        for (const game of games) {
          const without = withFavouriteToggled(saved, game);
          expect(isFavourite(without, game.id)).toBe(false);
          expect(without.favourites).toHaveLength(games.length - 1);
        }
      }),
    );
  });

  it("keep twelve played games and two hundred favourites", () => {
    const games = Array.from({ length: 201 }, (_, at): Game => ({ ...GAME, id: `g${at}` }));
    const ids = (list: readonly Game[]) => list.map(({ id }) => id);
    const all = ids(games).reverse();
    expect(ids(games.reduce(withPlayed, EMPTY).recent)).toEqual(all.slice(0, 12));
    expect(ids(games.reduce(withFavouriteToggled, EMPTY).favourites)).toEqual(all.slice(0, 200));
  });

  it("stay the same object when there is nothing to update", () => {
    expect(withUpdates(EMPTY, [GAME])).toBe(EMPTY);
    const newer = { ...GAME, open: false };
    expect(withUpdates(withPlayed(EMPTY, GAME), [newer]).recent).toEqual([newer]);
    expect(withUpdates(withFavouriteToggled(EMPTY, GAME), [newer]).favourites).toEqual([newer]);
  });

  it("take newer data from a list and keep the other games", () => {
    fc.assert(
      fc.property(someGames(), fc.nat({ max: 30 }), (games, count) => {
        const saved = games.reduce(withFavouriteToggled, games.reduce(withPlayed, EMPTY));
        const updates = games.slice(0, count).map((game) => ({ ...game, open: !game.open }));
        const after = withUpdates(saved, updates);
        for (const game of after.favourites) {
          expect(game).toEqual(updates.find(({ id }) => id === game.id) ?? games.find(({ id }) => id === game.id));
        }
        expect(after.recent.map(({ id }) => id)).toEqual(saved.recent.map(({ id }) => id));
      }),
    );
  });
});
