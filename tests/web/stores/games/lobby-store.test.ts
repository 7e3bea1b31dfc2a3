import { describe, expect, it, vi } from "vitest";
import type { SavedGames } from "../../../../core/games/model.ts";
import { err } from "../../../../core/shared/result.ts";
import { LobbyStore } from "../../../../web/stores/games/lobby-store.ts";
import { SavedGamesStore } from "../../../../web/stores/games/saved-games-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { aGame, gamesDependenciesOn } from "../games-dependencies-on.ts";

const GAMES = [
  aGame("dice", { hot: true }),
  aGame("baccarat", { name: "บาคาร่าสด", provider: "ดอกบัวไลฟ์" }),
  aGame("fish", { category: "fishing", name: "ปลามังกรทอง" }),
  aGame("fruit", { category: "slot", slotType: "JK" }),
  aGame("tiger", { category: "slot", slotType: "AC" }),
];

function lobbyOn(saved: SavedGames = { favourites: [], recent: [], category: "sport" }) {
  const written: SavedGames[] = [];
  const onCategory = vi.fn();
  const savedGames = new SavedGamesStore({ read: () => saved, write: (next) => written.push(next) }, onCategory);
  const backend = gamesDependenciesOn(GAMES);
  return { ...backend, savedGames, written, onCategory, lobby: new LobbyStore(backend.port, savedGames) };
}

const ids = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);

describe("LobbyStore", () => {
  it("loads the games of the shown place, and one provider's slots by their type", async () => {
    const { lobby, asked } = lobbyOn();
    expect(asked).toEqual([]);
    await lobby.show({ category: "casino" });
    expect(ids(lobby.found)).toEqual(["dice", "baccarat"]);
    await lobby.show({ category: "slot", slotType: "JK" });
    expect(ids(lobby.found)).toEqual(["fruit"]);
    expect(asked).toEqual(["games casino", "slots JK"]);
  });

  it("keeps the search text in another category, and resets the provider", async () => {
    const { lobby } = lobbyOn();
    await lobby.show({ category: "casino" });
    lobby.setText("บาคาร่า");
    lobby.setProvider("สนาม");
    expect(lobby.found).toEqual([]);
    await lobby.show({ category: "fishing" });
    expect([lobby.text, lobby.provider]).toEqual(["บาคาร่า", undefined]);
    await lobby.show({ category: "casino" });
    expect(ids(lobby.found)).toEqual(["baccarat"]);
  });

  it("searches every category on demand, each game once, until the text is cleared", async () => {
    const { lobby, port } = lobbyOn();
    await lobby.show({ category: "casino" });
    lobby.setText("มังกร");
    expect(lobby.found).toEqual([]);
    port.games = (category) =>
      category === "lotto" ? Promise.resolve(err(fault("none"))) : gamesDependenciesOn(GAMES).port.games(category);
    await lobby.searchEverywhere();
    expect(ids(lobby.found)).toEqual(["fish"]);
    expect(lobby.searching).toBe(false);
    lobby.setText("game");
    expect(ids(lobby.found).filter((id) => id === "dice")).toHaveLength(1);
    lobby.setText("");
    expect(ids(lobby.found)).toEqual(["dice", "baccarat"]);
  });

  it("shows favourites and recent games of every category, and the place again at the second press", async () => {
    const { lobby, savedGames, written } = lobbyOn();
    await lobby.show({ category: "casino" });
    savedGames.toggleFavourite(aGame("fish", { category: "fishing" }));
    savedGames.notePlayed(aGame("tiger", { category: "slot", slotType: "AC" }));
    lobby.toggleView("favourites");
    expect(ids(lobby.found)).toEqual(["fish"]);
    lobby.toggleView("recent");
    expect(ids(lobby.found)).toEqual(["tiger"]);
    lobby.toggleView("recent");
    expect(ids(lobby.found)).toEqual(["dice", "baccarat"]);
    expect(written.at(-1)).toMatchObject({ favourites: [{ id: "fish" }], recent: [{ id: "tiger" }] });
  });

  it("updates a saved game from a list that shows it as closed", async () => {
    const stale = aGame("baccarat", { open: false });
    const { lobby, savedGames } = lobbyOn({ favourites: [stale], recent: [stale], category: "casino" });
    await lobby.show({ category: "casino" });
    expect(savedGames.favourites[0]).toMatchObject({ open: true, name: "บาคาร่าสด" });
    expect(savedGames.recent[0]?.open).toBe(true);
  });

  it("reports the current category: first the saved one, then the shown one", async () => {
    const { lobby, onCategory, written } = lobbyOn({ favourites: [], recent: [], category: "card" });
    expect(onCategory).toHaveBeenLastCalledWith("card");
    await lobby.show({ category: "fishing" });
    expect(onCategory).toHaveBeenLastCalledWith("fishing");
    expect(written.at(-1)?.category).toBe("fishing");
  });

  it("finds a game of any list, or a saved one when no list has it", async () => {
    const saved = aGame("gone", { category: "lotto" });
    const { lobby } = lobbyOn({ favourites: [], recent: [saved], category: "sport" });
    expect(lobby.find("dice")).toBeUndefined();
    await lobby.show({ category: "casino" });
    expect(lobby.find("dice")?.id).toBe("dice");
    expect(lobby.find("gone")).toBe(saved);
  });
});
