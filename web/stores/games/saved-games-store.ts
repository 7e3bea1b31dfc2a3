import { makeAutoObservable, observableRef } from "mobx";
import { isFavourite, withFavouriteToggled, withPlayed, withUpdates } from "../../../core/games/game-rows.ts";
import type { Game, GameCategory, SavedGames } from "../../../core/games/model.ts";
import type { SavedGamesStorage } from "../../../core/games/port.ts";

/** The games that a member keeps on this device: favourites, recently played ones, and the last category. */
export class SavedGamesStore {
  saved: SavedGames;
  readonly #storage: SavedGamesStorage;
  readonly #onCategory: (category: GameCategory) => void;

  /** Calls `onCategory` with the category at once and at every change: the centre button of the layout opens it. */
  constructor(storage: SavedGamesStorage, onCategory: (category: GameCategory) => void) {
    this.#storage = storage;
    this.#onCategory = onCategory;
    this.saved = storage.read();
    onCategory(this.saved.category);
    makeAutoObservable(this, { saved: observableRef, isFavourite: false }, { autoBind: true });
  }

  get favourites(): readonly Game[] {
    return this.saved.favourites;
  }

  get recent(): readonly Game[] {
    return this.saved.recent;
  }

  get category(): GameCategory {
    return this.saved.category;
  }

  isFavourite(id: string): boolean {
    return isFavourite(this.saved, id);
  }

  toggleFavourite(game: Game): void {
    this.#save(withFavouriteToggled(this.saved, game));
  }

  notePlayed(game: Game): void {
    this.#save(withPlayed(this.saved, game));
  }

  noteCategory(category: GameCategory): void {
    if (category !== this.saved.category) this.#save({ ...this.saved, category });
    this.#onCategory(category);
  }

  /** Updates the saved games from a list that was just read. */
  noteUpdates(games: readonly Game[]): void {
    const saved = withUpdates(this.saved, games);
    if (saved !== this.saved) this.#save(saved);
  }

  #save(saved: SavedGames): void {
    this.saved = saved;
    this.#storage.write(saved);
  }
}
