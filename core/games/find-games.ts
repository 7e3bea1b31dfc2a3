import type { Game } from "./model.ts";

/** A game with its names as they are looked up, so that typing in a lobby of thousands folds them once. */
export interface FindableGame {
  readonly game: Game;
  readonly folded: string;
}

export interface GameQuestion {
  /** As it was typed: part of a Thai or Latin name or of a provider's. */
  readonly text: string;
  /** Undefined takes them all. */
  readonly provider: string | undefined;
}

/**
 * Spelling as people forgive it: case, spaces, dashes and apostrophes do not count, nor do Thai tone marks and the
 * silencer, which are the first to be left out when typing.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-–'’.·\u0e48-\u0e4c]+/g, "");
}

export function findable(games: readonly Game[]): readonly FindableGame[] {
  // A line between the names: no match may run from one into the next.
  return games.map((game) => ({
    game,
    folded: [game.name, game.latinName ?? "", game.provider].map(foldName).join("\n"),
  }));
}

/** In the order of the list; an empty text matches every game. */
export function findGames(games: readonly FindableGame[], { text, provider }: GameQuestion): readonly Game[] {
  const wanted = foldName(text);
  return games
    .filter(({ game, folded }) => (provider === undefined || game.provider === provider) && folded.includes(wanted))
    .map(({ game }) => game);
}

/** Each once, in the order in which the games name them. */
export function providersOf(games: readonly Game[]): readonly string[] {
  return [...new Set(games.map(({ provider }) => provider))];
}
