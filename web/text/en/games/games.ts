import type { Game } from "../../../../core/games/model.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/games/games.ts";
import { plural } from "../plural.ts";
import { gameCategoryText } from "../site/landing.ts";

const percent = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** The share of stakes that a game pays back over time, as its provider states it. */
export function returnWords({ returnPercent }: Pick<Game, "returnPercent">): string {
  return returnPercent === undefined ? "Odds are in the game" : `Returns ${percent.format(returnPercent)}%`;
}

/** How much of 100 baht staked comes back over time, and how much the house keeps; undefined when not stated. */
export const returnShares: Texts<typeof th.returnShares> = ({ returnPercent }) => {
  if (returnPercent === undefined) return undefined;
  return { returned: percent.format(returnPercent), houseShare: percent.format(100 - returnPercent) };
};

/** The second line of a game's tile. */
export function tileWords({ open, provider }: Game): string {
  return open ? provider : gamesText.closed;
}

/** Below that line; nothing where the maker does not publish it. */
export function tileShare({ open, returnPercent }: Game): string | undefined {
  return open && returnPercent !== undefined ? returnWords({ returnPercent }) : undefined;
}

/** On the card of a game: the label, and the share where the maker publishes it. */
export function returnFact({ returnPercent }: Pick<Game, "returnPercent">): readonly [string, string] {
  return returnPercent === undefined
    ? [returnWords({ returnPercent }), ""]
    : ["Player return", `${percent.format(returnPercent)}%`];
}

export const gamesText: Texts<typeof th.gamesText> = {
  title: "All games",
  closed: "Closed for now",
  categories: "Game categories",
  category: gameCategoryText,
  slotTitle: (maker) => `${maker} slots`,
  search: "Find a game or provider",
  clearSearch: "Clear the search",
  all: "All",
  row: {
    recent: "Played recently",
    favourites: "Favourites",
    popular: "Popular",
    new: "New games",
    jackpots: "Jackpots",
  },
  rowHint: {
    popular: "By rounds played in the last 7 days",
    new: "Added in the last 30 days",
    jackpots: "Jackpots as the provider states them",
  },
  wholeRow: "See all",
  jackpotsLive: "Jackpots now",
  asOf: (time) => `at ${time}`,
  play: "Play",
  rank: (rank) => `Rank ${rank}`,
  isNew: "New",
  makers: "Providers",
  makerKind: "Provider",
  provider: "Provider",
  everyProvider: "Providers",
  count: (count) => plural(count, "game", "games"),
  like: (name) => `Favourite: ${name}`,
  order: "Sort by",
  orders: {
    listed: "Featured",
    new: "Newest",
    popular: "Popular",
    name: "Name A–Z",
    return: "Highest return",
  },
  results: (count) => `${plural(count, "game", "games")} found`,
  searching: "Searching",
  forMembers: "Sign in to see the games",
  forMembersHint: "Only members can see the games of this site.",
  signIn: "Sign in",
  none: {
    place: "No games in this category yet",
    placeHint: "Try another category. New games will show here.",
    found: (text) => `Nothing found for “${text}”`,
    foundHint: "Try a shorter name, or the name in English.",
    favourites: "No favourites yet",
    favouritesHint: "Tap the heart on a game that you like, and it will show here.",
    recent: "No games opened yet",
    recentHint: "The games that you opened last will show here.",
    clear: "Clear the filters",
  },
};
