import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { type FindableGame, findable, findGames, providersOf } from "../../../core/games/find-games.ts";
import { DEFAULT_GAME_CATEGORY, type Game } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import type { ResourceState } from "../base/resource.ts";
import { GameLists, type LobbyPlace } from "./game-lists.ts";
import type { SavedGamesStore } from "./saved-games-store.ts";

/** `favourites` and `recent` show the member's saved games of every category. */
export type LobbyView = "place" | "favourites" | "recent";

/** The lobby: the games of one place, and the filters on them. */
export class LobbyStore {
  place: LobbyPlace = { category: DEFAULT_GAME_CATEGORY };
  view: LobbyView = "place";
  /** The search text; it stays when the category changes. */
  text = "";
  provider: string | undefined = undefined;
  /** True when the search covers every category. */
  everywhere = false;
  readonly #lists: GameLists;
  readonly #savedGames: SavedGamesStore;

  constructor(games: Pick<GamesPort, "games" | "slots">, savedGames: SavedGamesStore) {
    this.#lists = new GameLists(games);
    this.#savedGames = savedGames;
    makeAutoObservable(this, { place: observableRef, state: false }, { autoBind: true });
  }

  /** The state of the place's list. In a search of all categories, a category that fails is only left out. */
  get state(): ResourceState<readonly Game[]> {
    return this.#lists.of(this.place).state;
  }

  /** The games before filtering. */
  get games(): readonly Game[] {
    if (this.view === "favourites") return this.#savedGames.favourites;
    if (this.view === "recent") return this.#savedGames.recent;
    return this.everywhere ? this.#lists.everywhere : (this.#lists.of(this.place).value ?? []);
  }

  /** The games that are shown. */
  get found(): readonly Game[] {
    const { text, provider } = this;
    // Without a search text the names need no folding: thousands of them would delay the first paint.
    if (text !== "") return findGames(this.findable, { text, provider });
    return provider === undefined ? this.games : this.games.filter((game) => game.provider === provider);
  }

  get findable(): readonly FindableGame[] {
    return findable(this.games);
  }

  get providers(): readonly string[] {
    return providersOf(this.games);
  }

  /** True while a search of all categories still loads some of them. */
  get searching(): boolean {
    return this.everywhere && this.#lists.loading;
  }

  /** Shows a place of the lobby; its known games stay on screen while they load again. */
  async show(place: LobbyPlace): Promise<void> {
    runInAction(() => {
      const { category, slotType } = this.place;
      if (place.category !== category || place.slotType !== slotType) {
        this.provider = undefined;
        this.everywhere = false;
        this.view = "place";
      }
      this.place = place;
      this.#savedGames.noteCategory(place.category);
    });
    await this.load();
  }

  /** Loads the place's list. */
  async load(): Promise<void> {
    const list = this.#lists.of(this.place);
    await list.load();
    if (list.state.status === "fulfilled") this.#savedGames.noteUpdates(list.state.value);
  }

  setText(text: string): void {
    this.text = text;
    if (text === "") this.everywhere = false;
  }

  setProvider(provider: string | undefined): void {
    this.provider = provider;
  }

  /** Choosing the same view again returns to the place. */
  toggleView(view: Exclude<LobbyView, "place">): void {
    this.view = this.view === view ? "place" : view;
    this.provider = undefined;
    this.everywhere = false;
  }

  clear(): void {
    this.text = "";
    this.provider = undefined;
    this.everywhere = false;
  }

  async searchEverywhere(): Promise<void> {
    runInAction(() => {
      this.everywhere = true;
      this.view = "place";
      this.provider = undefined;
    });
    await this.#lists.load();
  }

  /** A game of any loaded list or of the saved games. */
  find(id: string): Game | undefined {
    return (
      this.#lists.find(id) ??
      [...this.#savedGames.recent, ...this.#savedGames.favourites].find((game) => game.id === id)
    );
  }
}
