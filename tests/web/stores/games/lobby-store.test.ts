import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { SavedGames } from "../../../../core/games/model.ts";
import type { Language } from "../../../../core/sentences/sentences.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { err } from "../../../../core/shared/result.ts";
import { LobbyStore } from "../../../../web/stores/games/lobby-store.ts";
import { SavedGamesStore } from "../../../../web/stores/games/saved-games-store.ts";
import { fault } from "../../../core/money-action/unreliable-backend.ts";
import { aGame, gamesDependenciesOn } from "../games-dependencies-on.ts";

const GAMES = [
  aGame("dice", { hot: true, rank: 2 }),
  aGame("baccarat", { name: "บาคาร่าสด", provider: "ดอกบัวไลฟ์", rank: 1 }),
  aGame("fish", { category: "fishing", name: "ปลามังกรทอง" }),
  aGame("fruit", { category: "slot", slotType: "JK" }),
  aGame("tiger", { category: "slot", slotType: "AC" }),
];

function lobbyOn(saved: SavedGames = { favourites: [], recent: [], unsent: [], category: "sport" }) {
  const written: SavedGames[] = [];
  const onCategory = vi.fn();
  const backend = gamesDependenciesOn(GAMES);
  const storage = { read: () => saved, write: (next: SavedGames) => written.push(next) };
  const savedGames = new SavedGamesStore(storage, backend.port, onCategory);
  return {
    ...backend,
    savedGames,
    written,
    onCategory,
    lobby: new LobbyStore(
      backend.port,
      savedGames,
      () => instant(1_790_000_000_000),
      () => "th",
    ),
  };
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
    expect(asked).toEqual(["games casino", "slots JK", "games slot"]);
  });

  it("keeps the provider at the same place, and resets it at another", async () => {
    const { lobby } = lobbyOn();
    await lobby.show({ category: "casino" });
    lobby.setProvider("สนาม");
    expect(ids(lobby.found)).toEqual(["dice"]);
    await lobby.show({ category: "casino" });
    expect(lobby.provider).toBe("สนาม");
    await lobby.show({ category: "fishing" });
    expect(lobby.provider).toBeUndefined();
  });

  it("searches all games from the first letter, best first, and forgets the text at another place", async () => {
    const { lobby, port, asked } = lobbyOn();
    await lobby.show({ category: "casino" });
    port.games = (category) =>
      category === "lotto" ? Promise.resolve(err(fault("none"))) : gamesDependenciesOn(GAMES).port.games(category);
    await lobby.setText("ม");
    expect(ids(lobby.found)).toContain("fish");
    expect(lobby.waiting).toBe(false);
    await lobby.setText("บาคารา");
    expect(ids(lobby.found)).toEqual(["baccarat"]);
    await lobby.setText("game");
    expect(ids(lobby.found).filter((id) => id === "dice")).toHaveLength(1);
    await lobby.show({ category: "casino" });
    expect(lobby.text).toBe("game");
    await lobby.show({ category: "all" });
    expect(lobby.text).toBe("");
    expect(asked.filter((call) => call === "games casino")).toHaveLength(1);
  });

  it("finds makers, and shows all games of one", async () => {
    const { lobby } = lobbyOn();
    await lobby.show({ category: "sport" });
    await lobby.setText("ดอกบว");
    expect(lobby.foundMakers).toEqual([{ name: "ดอกบัวไลฟ์", games: 1 }]);
    await lobby.show({ category: "all", maker: "ดอกบัวไลฟ์" });
    expect(ids(lobby.found)).toEqual(["baccarat"]);
    expect(lobby.foundMakers).toEqual([]);
  });

  it("waits for all lists before it shows all games, leaves out one that fails, and fails when all do", async () => {
    const { lobby } = lobbyOn();
    const shown = lobby.show({ category: "all" });
    expect(lobby.state.status).toBe("pending");
    await shown;
    expect(lobby.state.status).toBe("fulfilled");
    expect(ids(lobby.found)).toHaveLength(GAMES.length);
    const broken = lobbyOn();
    broken.port.games = () => Promise.resolve(err(fault("none")));
    await broken.lobby.show({ category: "all" });
    expect(broken.lobby.state.status).toBe("failed");
    broken.port.games = (category) => gamesDependenciesOn(GAMES).port.games(category);
    await broken.lobby.load();
    expect(broken.lobby.state.status).toBe("fulfilled");
  });

  it("has rows of the member's games and of the facts of all games, and shows one in full", async () => {
    const { lobby, savedGames, written } = lobbyOn();
    await lobby.show({ category: "all" });
    savedGames.toggleFavourite(aGame("fish", { category: "fishing" }));
    savedGames.notePlayed(aGame("tiger", { category: "slot", slotType: "AC" }));
    expect(ids(lobby.rowOf("favourites", []))).toEqual(["fish"]);
    expect(ids(lobby.rowOf("popular", lobby.everywhere))).toEqual(["baccarat", "dice"]);
    expect(lobby.rowOf("new", lobby.everywhere)).toEqual([]);
    expect(lobby.rowOf("jackpots", lobby.everywhere)).toEqual([]);
    await lobby.show({ category: "all", row: "recent" });
    expect(ids(lobby.found)).toEqual(["tiger"]);
    expect(written.at(-1)).toMatchObject({ favourites: [{ id: "fish" }], recent: [{ id: "tiger" }] });
  });

  it("sorts by what the games have facts for", async () => {
    const { lobby } = lobbyOn();
    await lobby.show({ category: "casino" });
    expect(lobby.orders).toEqual(["listed", "popular", "name", "return"]);
    lobby.setOrder("popular");
    expect(ids(lobby.found)).toEqual(["baccarat", "dice"]);
  });

  it("sorts names by the page's language, and again when it changes", async () => {
    const page = observable.box<Language>("th");
    const { port, savedGames } = lobbyOn();
    const games = ["Zeus", "กบ", "Ace"].map((name) => aGame(name, { name }));
    port.games = (category) => gamesDependenciesOn(games).port.games(category);
    const lobby = new LobbyStore(
      port,
      savedGames,
      () => instant(1_790_000_000_000),
      () => page.get(),
    );
    await lobby.show({ category: "casino" });
    lobby.setOrder("name");
    const seen: (readonly string[])[] = [];
    const stop = autorun(() => seen.push(lobby.found.map(({ name }) => name)));
    runInAction(() => page.set("en"));
    stop();
    expect(seen).toEqual([
      ["กบ", "Ace", "Zeus"],
      ["Ace", "Zeus", "กบ"],
    ]);
  });

  it("knows the maker of a slot type, unless it has several", async () => {
    const { lobby } = lobbyOn();
    expect(lobby.makerOf("JK")).toBeUndefined();
    await lobby.show({ category: "slot", slotType: "JK" });
    expect(lobby.makerOf("JK")).toBe("สนาม");
    const several = new LobbyStore(
      gamesDependenciesOn([
        aGame("a", { category: "slot", slotType: "JK", provider: "ก" }),
        aGame("b", { category: "slot", slotType: "JK", provider: "ข" }),
        aGame("c", { category: "slot", slotType: "JK", provider: "ก" }),
        aGame("d", { category: "slot", slotType: "XE", provider: "ค" }),
      ]).port,
      lobbyOn().savedGames,
      () => instant(1_790_000_000_000),
      () => "th",
    );
    await several.show({ category: "slot" });
    expect([...several.slotMakers]).toEqual([["ค", "XE"]]);
  });

  it("updates a saved game from a list that shows it as closed", async () => {
    const stale = aGame("baccarat", { open: false });
    const { lobby, savedGames } = lobbyOn({ favourites: [stale], recent: [stale], unsent: [], category: "casino" });
    await lobby.show({ category: "casino" });
    expect(savedGames.favourites[0]).toMatchObject({ open: true, name: "บาคาร่าสด" });
    expect(savedGames.recent[0]?.open).toBe(true);
  });

  it("reports the current category: first the saved one, then the shown one", async () => {
    const { lobby, onCategory, written } = lobbyOn({ favourites: [], recent: [], unsent: [], category: "card" });
    expect(onCategory).toHaveBeenLastCalledWith("card");
    await lobby.show({ category: "fishing" });
    expect(onCategory).toHaveBeenLastCalledWith("fishing");
    expect(written.at(-1)?.category).toBe("fishing");
  });

  it("finds a game of any list, or a saved one when no list has it", async () => {
    const saved = aGame("gone", { category: "lotto" });
    const { lobby } = lobbyOn({ favourites: [], recent: [saved], unsent: [], category: "sport" });
    expect(lobby.find("dice")).toBeUndefined();
    await lobby.show({ category: "casino" });
    expect(lobby.find("dice")?.id).toBe("dice");
    expect(lobby.find("gone")).toBe(saved);
  });
});
