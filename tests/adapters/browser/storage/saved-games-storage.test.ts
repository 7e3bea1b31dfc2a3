import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyValue } from "../../../../adapters/browser/storage/key-value.ts";
import { createSavedGamesStorage } from "../../../../adapters/browser/storage/saved-games-storage.ts";
import { GAME_CATEGORIES, type Game } from "../../../../core/games/model.ts";
import { memberId } from "../../../../core/session/model.ts";
import { someGames } from "../../../arbitraries/core/games.ts";
import { anyText } from "../../../arbitraries/core/text.ts";
import { fakeStorage } from "../fake-page.ts";

const savedGamesOn = (stored = fakeStorage(), member = "m-1", isCurrent = true) =>
  createSavedGamesStorage(
    keyValue(() => stored.storage),
    "sanam",
    memberId(member),
    () => isCurrent,
  );

const EMPTY = { favourites: [], recent: [], unsent: [], category: "sport" };

/** What a list brings anew is not read back. */
const readBack = (games: readonly Game[]) =>
  games.map((game) => ({ ...game, addedAt: undefined, rank: undefined, jackpotSatang: undefined }));

describe("the saved games storage", () => {
  it("writes nothing for a member who signed out", () => {
    const stored = fakeStorage();
    savedGamesOn(stored, "m-1", false).write({ favourites: [], recent: [], unsent: [], category: "slot" });
    expect(stored.held.size).toBe(0);
  });

  it("reads what was written but an old rank and jackpot, for the same member only", () => {
    fc.assert(
      fc.property(someGames(), someGames(), fc.constantFrom(...GAME_CATEGORIES), (favourites, recent, category) => {
        const stored = fakeStorage();
        savedGamesOn(stored).write({ favourites, recent, unsent: ["a"], category });
        expect(savedGamesOn(stored).read()).toEqual({
          favourites: readBack(favourites),
          recent: readBack(recent),
          unsent: ["a"],
          category,
        });
        expect(savedGamesOn(stored, "m-2").read()).toEqual(EMPTY);
      }),
    );
  });

  it("reads anything else as no games", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json()), (text) => {
        const stored = fakeStorage();
        stored.storage.setItem("sanam.games.m-1", text);
        const { favourites, recent, category } = savedGamesOn(stored).read();
        expect(GAME_CATEGORIES).toContain(category);
        for (const game of [...favourites, ...recent]) expect(typeof game.name).toBe("string");
      }),
    );
  });

  it("leaves out entries that are no games and keeps the others", () => {
    const stored = fakeStorage();
    const good = { id: "a", name: "ก", provider: "ข", category: "slot", open: true };
    stored.storage.setItem("sanam.games.m-1", JSON.stringify({ recent: [good, { ...good, category: "x" }, 7, null] }));
    expect(
      savedGamesOn(stored)
        .read()
        .recent.map(({ id }) => id),
    ).toEqual(["a"]);
  });
});
