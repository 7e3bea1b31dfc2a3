import type { Game } from "./model.ts";

/** A game with its names normalised for the search, which is done once for a lobby of thousands. */
export interface FindableGame {
  readonly game: Game;
  readonly folded: string;
}

export interface GameQuestion {
  /** As typed: a part of a Thai, Latin or provider name. */
  readonly text: string;
  /** Undefined means every provider. */
  readonly provider: string | undefined;
}

/**
 * Normalises a name for the search: without case, spaces, dashes and apostrophes, and without the Thai tone marks and
 * silencer, which people often leave out.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\-–'’.·\u0e48-\u0e4c]+/g, "");
}

export function findable(games: readonly Game[]): readonly FindableGame[] {
  // The line break keeps a match from spanning two names.
  return games.map((game) => ({
    game,
    folded: [game.name, game.latinName ?? "", game.provider].map(foldName).join("\n"),
  }));
}

/** Keeps the order of the list; an empty text matches every game. */
export function findGames(games: readonly FindableGame[], { text, provider }: GameQuestion): readonly Game[] {
  const wanted = foldName(text);
  return games
    .filter(({ game, folded }) => (provider === undefined || game.provider === provider) && folded.includes(wanted))
    .map(({ game }) => game);
}

/** Each provider once, in the order of the games. */
export function providersOf(games: readonly Game[]): readonly string[] {
  return [...new Set(games.map(({ provider }) => provider))];
}
