import { makeAutoObservable, observableRef } from "mobx";
import type { Game, GameCategory, SavedGames } from "../../../core/games/model.ts";
import type { SavedGamesStorage } from "../../../core/games/port.ts";
import { isFavourite, withFavouriteToggled, withPlayed, withUpdates } from "../../../core/games/saved-games.ts";

/** What a member keeps of the lobby: favourites, what was played last, and the category that was open. */
export class SavedGamesStore {
  shelf: SavedGames;
  readonly #memory: SavedGamesStorage;
  readonly #onCategory: (category: GameCategory) => void;

  /** `onCategory` is told of the category at once and whenever it changes: the frame's centre button leads there. */
  constructor(memory: SavedGamesStorage, onCategory: (category: GameCategory) => void) {
    this.#memory = memory;
    this.#onCategory = onCategory;
    this.shelf = memory.read();
    onCategory(this.shelf.category);
    makeAutoObservable(this, { shelf: observableRef, isFavourite: false }, { autoBind: true });
  }

  get favourites(): readonly Game[] {
    return this.shelf.favourites;
  }

  get recent(): readonly Game[] {
    return this.shelf.recent;
  }

  isFavourite(id: string): boolean {
    return isFavourite(this.shelf, id);
  }

  toggleFavourite(game: Game): void {
    this.#keep(withFavouriteToggled(this.shelf, game));
  }

  notePlayed(game: Game): void {
    this.#keep(withPlayed(this.shelf, game));
  }

  noteCategory(category: GameCategory): void {
    if (category !== this.shelf.category) this.#keep({ ...this.shelf, category });
    this.#onCategory(category);
  }

  noteNews(games: readonly Game[]): void {
    const shelf = withUpdates(this.shelf, games);
    if (shelf !== this.shelf) this.#keep(shelf);
  }

  #keep(shelf: SavedGames): void {
    this.shelf = shelf;
    this.#memory.write(shelf);
  }
}
