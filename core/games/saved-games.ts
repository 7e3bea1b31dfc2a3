import type { Game, SavedGames } from "./model.ts";

export const MOST_RECENT = 12;
const MOST_FAVOURITES = 200;

export function withPlayed(saved: SavedGames, game: Game): SavedGames {
  return { ...saved, recent: inFront(saved.recent, game).slice(0, MOST_RECENT) };
}

export function isFavourite({ favourites }: SavedGames, id: string): boolean {
  return favourites.some((game) => game.id === id);
}

export function withFavouriteToggled(saved: SavedGames, game: Game): SavedGames {
  const favourites = isFavourite(saved, game.id)
    ? saved.favourites.filter(({ id }) => id !== game.id)
    : inFront(saved.favourites, game).slice(0, MOST_FAVOURITES);
  return { ...saved, favourites };
}

/** Replaces saved games by a list's newer data: a game may have closed, opened or changed its odds. */
export function withUpdates(saved: SavedGames, games: readonly Game[]): SavedGames {
  if (saved.favourites.length === 0 && saved.recent.length === 0) return saved;
  const byId = new Map(games.map((game) => [game.id, game]));
  const update = (list: readonly Game[]) => list.map((game) => byId.get(game.id) ?? game);
  return { ...saved, favourites: update(saved.favourites), recent: update(saved.recent) };
}

function inFront(games: readonly Game[], game: Game): readonly Game[] {
  return [game, ...games.filter(({ id }) => id !== game.id)];
}
