import type { Game, GameCategory } from "./model.ts";

/** What one member keeps of the lobby on this device: whole games, so that their tiles need no list. */
export interface SavedGames {
  /** Latest first. */
  readonly favourites: readonly Game[];
  /** Latest first. */
  readonly recent: readonly Game[];
  /** Where the lobby was left. */
  readonly category: GameCategory;
}

export interface SavedGamesStorage {
  read(): SavedGames;
  write(shelf: SavedGames): void;
}

export const MOST_RECENT = 12;
const MOST_FAVOURITES = 200;

export function withPlayed(shelf: SavedGames, game: Game): SavedGames {
  return { ...shelf, recent: inFront(shelf.recent, game).slice(0, MOST_RECENT) };
}

export function isFavourite({ favourites }: SavedGames, id: string): boolean {
  return favourites.some((game) => game.id === id);
}

export function withFavouriteToggled(shelf: SavedGames, game: Game): SavedGames {
  const favourites = isFavourite(shelf, game.id)
    ? shelf.favourites.filter(({ id }) => id !== game.id)
    : inFront(shelf.favourites, game).slice(0, MOST_FAVOURITES);
  return { ...shelf, favourites };
}

/** The same games as a list just told them: one may have closed, opened or changed its odds since. */
export function withNews(shelf: SavedGames, games: readonly Game[]): SavedGames {
  if (shelf.favourites.length === 0 && shelf.recent.length === 0) return shelf;
  const news = new Map(games.map((game) => [game.id, game]));
  const renew = (kept: readonly Game[]) => kept.map((game) => news.get(game.id) ?? game);
  return { ...shelf, favourites: renew(shelf.favourites), recent: renew(shelf.recent) };
}

function inFront(games: readonly Game[], game: Game): readonly Game[] {
  return [game, ...games.filter(({ id }) => id !== game.id)];
}
