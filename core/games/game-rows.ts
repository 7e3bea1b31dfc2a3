import { DAY_MS, type Instant } from "../shared/bangkok-time.ts";
import type { Game } from "./model.ts";

/** The rows of the lobby, in their order. The first two hold the member's own games. */
export const GAME_ROWS = ["recent", "favourites", "popular", "new", "jackpots"] as const;
export type GameRow = (typeof GAME_ROWS)[number];

const NEW_MS = 30 * DAY_MS;

/** A game is new for thirty days. */
export function isNew({ addedAt }: Game, now: Instant): boolean {
  return addedAt !== undefined && addedAt <= now && now - addedAt < NEW_MS;
}

/** The games that the backend ranks, the most played first. */
export function popularGames(games: readonly Game[]): readonly Game[] {
  return games.filter(({ rank }) => rank !== undefined).sort(byRank);
}

/** The newest first. */
export function newGames(games: readonly Game[], now: Instant): readonly Game[] {
  return games.filter((game) => isNew(game, now)).sort(byAge);
}

/** The highest first. */
export function jackpotGames(games: readonly Game[]): readonly Game[] {
  return games
    .filter(({ jackpotSatang = 0 }) => jackpotSatang > 0)
    .sort(highestFirst(({ jackpotSatang }) => jackpotSatang));
}

/** `listed` is the backend's own order. */
export const GAME_ORDERS = ["listed", "new", "popular", "name", "return"] as const;
export type GameOrder = (typeof GAME_ORDERS)[number];

/** Games without the fact that counts come last, in the order of the list, as equal ones do. */
export function sortGames(games: readonly Game[], order: GameOrder): readonly Game[] {
  switch (order) {
    case "listed":
      return games;
    case "new":
      return [...games].sort(byAge);
    case "popular":
      return [...games].sort(byRank);
    case "return":
      return [...games].sort(highestFirst(({ returnPercent }) => returnPercent));
    case "name":
      return [...games].sort((one, other) => byName.compare(one.name, other.name));
  }
}

/** The orders that can be told from the games: without ranks, none is popular. */
export function ordersOf(games: readonly Game[]): readonly GameOrder[] {
  const known: Readonly<Record<GameOrder, boolean>> = {
    listed: true,
    new: games.some(({ addedAt }) => addedAt !== undefined),
    popular: games.some(({ rank }) => rank !== undefined),
    name: true,
    return: games.some(({ returnPercent }) => returnPercent !== undefined),
  };
  return GAME_ORDERS.filter((order) => known[order]);
}

const byName = new Intl.Collator("th");

function byRank(one: Game, other: Game): number {
  return (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER);
}

const byAge = highestFirst(({ addedAt }) => addedAt);

/** Games without the fact come last. */
function highestFirst(factOf: (game: Game) => number | undefined): (one: Game, other: Game) => number {
  const valueOf = (game: Game): number => factOf(game) ?? -1;
  return (one, other) => valueOf(other) - valueOf(one);
}
