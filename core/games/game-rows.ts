import type { Language } from "../sentences/sentences.ts";
import { DAY_MS, type Instant } from "../shared/bangkok-time.ts";
import type { AccountGames, FavouritesChange, Game, GameCategory, SavedGames } from "./model.ts";

/** The rows of the lobby, in their order. The first two hold the member's own games. */
export const GAME_ROWS = ["recent", "favourites", "popular", "new", "jackpots"] as const;
export type GameRow = (typeof GAME_ROWS)[number];

const NEW_MS = 30 * DAY_MS;

/** A game is new for thirty days. */
export function isNew({ addedAt }: Game, now: Instant): boolean {
  return addedAt !== undefined && addedAt <= now && now - addedAt < NEW_MS;
}

/** Whether a category lists a game: `hot` has games of all the others. */
export function isInCategory(game: Game, category: GameCategory): boolean {
  return category === "hot" ? game.hot : game.category === category;
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

/** What a reader of a language calls a game: in Thai its Thai name, else its Latin one where the backend has one. */
export function gameName({ name, latinName }: Pick<Game, "name" | "latinName">, language: Language): string {
  return language === "th" ? name : (latinName ?? name);
}

/** Games without the fact that counts come last, in the order of the list, as equal ones do. Names are in the order of a language. */
export function sortGames(games: readonly Game[], order: GameOrder, language: Language): readonly Game[] {
  switch (order) {
    case "listed":
      return games;
    case "new":
      return [...games].sort(byAge);
    case "popular":
      return [...games].sort(byRank);
    case "return":
      return [...games].sort(highestFirst(({ returnPercent }) => returnPercent));
    case "name": {
      const { compare } = new Intl.Collator(language);
      return [...games].sort((one, other) => compare(gameName(one, language), gameName(other, language)));
    }
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

function byRank(one: Game, other: Game): number {
  return (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER);
}

const byAge = highestFirst(({ addedAt }) => addedAt);

/** Games without the fact come last. */
function highestFirst(factOf: (game: Game) => number | undefined): (one: Game, other: Game) => number {
  const valueOf = (game: Game): number => factOf(game) ?? -1;
  return (one, other) => valueOf(other) - valueOf(one);
}

export const MOST_RECENT = 12;
export const MOST_FAVOURITES = 200;

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
  return { ...saved, favourites, unsent: [game.id, ...saved.unsent.filter((id) => id !== game.id)] };
}

/** What the account has still to be told. */
export function favouritesChange(saved: SavedGames): FavouritesChange {
  const add = saved.favourites.flatMap(({ id }) => (saved.unsent.includes(id) ? [id] : []));
  return { add, remove: saved.unsent.filter((id) => !add.includes(id)) };
}

/** The device's games once the account was told everything: the account's, then what only this device saw played. */
export function withAccount(saved: SavedGames, { favourites, recent }: AccountGames): SavedGames {
  const others = saved.recent.filter(({ id }) => !recent.some((game) => game.id === id));
  return { ...saved, favourites, recent: [...recent, ...others].slice(0, MOST_RECENT), unsent: [] };
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

/** The look of a game's drawn tile: the same for the same id on every device. */
export interface TileArt {
  /** 0 to 359. */
  readonly hue: number;
  /** Selects a motif of the category: a whole number from 0. */
  readonly variant: number;
  /** Shifts the motif, each 0 to 1. */
  readonly turn: number;
  readonly shift: number;
}

/** FNV-1a over the id's UTF-16 units, then mixed, so that ids with different last digits look different. */
export function tileArt(id: string): TileArt {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < id.length; index++) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01_00_01_93);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  const bits = hash ^ (hash >>> 16);
  return {
    hue: (bits & 0xff_ff) % 360,
    variant: (bits >>> 16) & 0xf,
    turn: ((bits >>> 20) & 0x3f) / 0x3f,
    shift: (bits >>> 26) / 0x3f,
  };
}
