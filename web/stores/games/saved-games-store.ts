import { makeAutoObservable, observableRef, runInAction } from "mobx";
import {
  favouritesChange,
  isFavourite,
  withAccount,
  withFavouriteToggled,
  withPlayed,
  withUpdates,
} from "../../../core/games/game-rows.ts";
import type { Game, GameCategory, SavedGames } from "../../../core/games/model.ts";
import type { GamesPort, SavedGamesStorage } from "../../../core/games/port.ts";

/**
 * The member's favourites, recently played games and last category. This device stores them, and the account has the
 * games where the backend keeps them.
 */
export class SavedGamesStore {
  saved: SavedGames;
  /** False while a first row of played games may still come from the account. */
  isKnown: boolean;
  readonly #storage: SavedGamesStorage;
  readonly #account: Pick<GamesPort, "savedGames" | "saveFavourites">;
  readonly #onCategory: (category: GameCategory) => void;
  #sending: Promise<void> | undefined;

  /** Calls `onCategory` with the category at once and at every change: the centre button of the layout opens it. */
  constructor(
    storage: SavedGamesStorage,
    account: Pick<GamesPort, "savedGames" | "saveFavourites">,
    onCategory: (category: GameCategory) => void,
  ) {
    this.#storage = storage;
    this.#account = account;
    this.#onCategory = onCategory;
    this.saved = storage.read();
    this.isKnown = this.saved.recent.length > 0;
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
    void this.load();
  }

  /** Tells the account what changed here, and takes over what it has. What fails is told at the next change or page. */
  load(): Promise<void> {
    this.#sending ??= this.#exchange().finally(() => {
      runInAction(() => {
        this.isKnown = true;
      });
      this.#sending = undefined;
    });
    return this.#sending;
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

  async #exchange(): Promise<void> {
    const { unsent } = this.saved;
    const answer = await (unsent.length === 0
      ? this.#account.savedGames()
      : this.#account.saveFavourites(favouritesChange(this.saved)));
    if (!answer.ok) return;
    // A change made meanwhile is newer than the answer.
    if (this.saved.unsent !== unsent) return this.#exchange();
    runInAction(() => this.#save(withAccount(this.saved, answer.value)));
  }

  #save(saved: SavedGames): void {
    this.saved = saved;
    this.#storage.write(saved);
  }
}
