import { expect, it } from "vitest";
import type { SavedGames } from "../../../../core/games/model.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import { SavedGamesStore } from "../../../../web/stores/games/saved-games-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { aGame, gamesDependenciesOn } from "../games-dependencies-on.ts";
import { promised } from "../hand-time.ts";

const [DICE, FISH, FRUIT] = [aGame("dice"), aGame("fish"), aGame("fruit")];
const NONE: SavedGames = { favourites: [], recent: [], unsent: [], category: "sport" };

function storeOn(saved: Partial<SavedGames> = {}) {
  const backend = gamesDependenciesOn([DICE, FISH, FRUIT]);
  const written: SavedGames[] = [];
  const storage = { read: () => ({ ...NONE, ...saved }), write: (next: SavedGames) => written.push(next) };
  return { ...backend, written, store: new SavedGamesStore(storage, backend.port, () => undefined) };
}

const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

it("takes over the account's games, and puts what only this device saw played behind them", async () => {
  const { store, port, written } = storeOn({ favourites: [FRUIT], recent: [FRUIT, DICE] });
  port.savedGames = async () => ok({ favourites: [FISH], recent: [FISH, DICE] });
  await store.load();
  expect([ids(store.favourites), ids(store.recent)]).toEqual([["fish"], ["fish", "dice", "fruit"]]);
  expect(written.at(-1)).toEqual(store.saved);
});

it("knows the games that were played when the device has some, or when the account has answered in any way", async () => {
  expect(storeOn({ recent: [FISH] }).store.isKnown).toBe(true);
  for (const answer of [ok({ favourites: [], recent: [] }), err(fault("none"))]) {
    const { store, port } = storeOn({ favourites: [FISH] });
    port.savedGames = async () => answer;
    expect(store.isKnown).toBe(false);
    await store.load();
    expect(store.isKnown).toBe(true);
  }
});

it("tells the account once what the device had before", async () => {
  const { store, asked } = storeOn({ favourites: [DICE, FISH], unsent: ["dice", "fish", "fruit"] });
  await store.load();
  await store.load();
  expect(asked).toEqual(["save +dice,fish -fruit", "saved"]);
  expect(store.saved.unsent).toEqual([]);
});

it("keeps a change that is made while the account answers, and tells it next", async () => {
  const { store, port, asked } = storeOn();
  const first = promised<Awaited<ReturnType<typeof port.savedGames>>>();
  port.savedGames = () => first.promise;
  const loading = store.load();
  store.toggleFavourite(DICE);
  first.keep(ok({ favourites: [], recent: [FISH] }));
  await loading;
  expect(asked).toEqual(["save +dice -"]);
  expect(ids(store.favourites)).toEqual(["dice"]);
});

it("stays with the device's games where the account has none", async () => {
  const { store, port, written } = storeOn({ recent: [FISH] });
  port.savedGames = async () => err(fault("none"));
  port.saveFavourites = async () => err(fault("none"));
  await store.load();
  store.toggleFavourite(DICE);
  await store.load();
  expect([ids(store.favourites), ids(store.recent)]).toEqual([["dice"], ["fish"]]);
  expect(written.at(-1)?.unsent).toEqual(["dice"]);
});
