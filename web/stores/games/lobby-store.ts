import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { type FindableGame, findable, findGames, providersOf } from "../../../core/games/find-games.ts";
import { DEFAULT_GAME_CATEGORY, type Game } from "../../../core/games/model.ts";
import type { GamesPort } from "../../../core/games/port.ts";
import type { ResourceState } from "../base/resource.ts";
import { GameLists, type LobbyPlace } from "./game-lists.ts";
import type { SavedGamesStore } from "./saved-games-store.ts";

/** `favourites` and `recent` are the member's own, of every category. */
export type LobbyView = "place" | "favourites" | "recent";

/** The lobby: what can be played at one place of it, and what of that is looked for. */
export class LobbyStore {
  place: LobbyPlace = { category: DEFAULT_GAME_CATEGORY };
  view: LobbyView = "place";
  /** As typed; kept from one category to the next. */
  text = "";
  provider: string | undefined = undefined;
  /** The search reaches into every category. */
  everywhere = false;
  readonly #lists: GameLists;
  readonly #shelf: SavedGamesStore;

  constructor(games: Pick<GamesPort, "games" | "slots">, shelf: SavedGamesStore) {
    this.#lists = new GameLists(games);
    this.#shelf = shelf;
    makeAutoObservable(this, { place: observableRef, state: false }, { autoBind: true });
  }

  /** The list of the place; a further category's failure only leaves its games out of a search everywhere. */
  get state(): ResourceState<readonly Game[]> {
    return this.#lists.of(this.place).state;
  }

  /** Everything that the filters choose from. */
  get games(): readonly Game[] {
    if (this.view === "favourites") return this.#shelf.favourites;
    if (this.view === "recent") return this.#shelf.recent;
    return this.everywhere ? this.#lists.everywhere : (this.#lists.of(this.place).value ?? []);
  }

  /** The games that are shown. */
  get found(): readonly Game[] {
    const { text, provider } = this;
    // To fold thousands of names is not for the first paint: nobody has typed anything yet.
    if (text !== "") return findGames(this.findable, { text, provider });
    return provider === undefined ? this.games : this.games.filter((game) => game.provider === provider);
  }

  get findable(): readonly FindableGame[] {
    return findable(this.games);
  }

  get providers(): readonly string[] {
    return providersOf(this.games);
  }

  /** A search everywhere has not heard from every category yet. */
  get searching(): boolean {
    return this.everywhere && this.#lists.loading;
  }

  /** Goes to a place of the lobby; what is there already stays on screen while it is read anew. */
  async show(place: LobbyPlace): Promise<void> {
    runInAction(() => {
      const { category, slotType } = this.place;
      if (place.category !== category || place.slotType !== slotType) {
        this.provider = undefined;
        this.everywhere = false;
        this.view = "place";
      }
      this.place = place;
      this.#shelf.noteCategory(place.category);
    });
    await this.load();
  }

  /** Reads the place's list anew. */
  async load(): Promise<void> {
    const list = this.#lists.of(this.place);
    await list.load();
    if (list.state.status === "fulfilled") this.#shelf.noteNews(list.state.value);
  }

  setText(text: string): void {
    this.text = text;
    if (text === "") this.everywhere = false;
  }

  setProvider(provider: string | undefined): void {
    this.provider = provider;
  }

  /** A second press of the same view leads back to the place. */
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

  /** A game of any list or of the shelf; undefined while neither has it. */
  find(id: string): Game | undefined {
    return this.#lists.find(id) ?? [...this.#shelf.recent, ...this.#shelf.favourites].find((game) => game.id === id);
  }
}
