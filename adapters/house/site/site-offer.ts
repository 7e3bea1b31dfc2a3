import { GAME_CATEGORIES, type GameCategory } from "../../../core/games/model.ts";
import { FEATURES, type Feature } from "../../../core/site/model.ts";
import type { SiteContent } from "./site-content.ts";

/** What a site needs to know of its house's content, before it makes a page. */
export interface SiteOffer {
  /** The features that the house does not offer, so that no site advertises them. */
  readonly closed: readonly Feature[];
  /** Those without a game, to which no site leads. */
  readonly emptyCategories: readonly GameCategory[];
  /** Where pages load from and games open: web addresses, and paths of the house. */
  readonly addresses: readonly string[];
}

export function siteOffer(content: SiteContent): SiteOffer {
  return {
    closed: closedFeatures(content),
    emptyCategories: emptyCategories(content),
    addresses: addressesOf(content),
  };
}

function emptyCategories({ games }: SiteContent): readonly GameCategory[] {
  const shown = new Set<GameCategory>(games.flatMap(({ category, hot }) => (hot ? [category, "hot"] : [category])));
  return GAME_CATEGORIES.filter((category) => !shown.has(category));
}

function closedFeatures({ games, rewards, promotion }: SiteContent): readonly Feature[] {
  // A game of an outside maker tells the house no rounds. What is counted from them would stay empty.
  const hasRounds = games.some(({ engine }) => engine !== undefined);
  const hasRewards = rewards.categories.some((category) => category.rewards.length > 0);
  const hasWheel = rewards.wheel.segments.length > 0;
  const open: Readonly<Partial<Record<Feature, boolean>>> = {
    games: games.length > 0,
    winLoss: hasRounds,
    ranking: hasRounds,
    refund: hasRounds,
    affiliate: hasRounds,
    rewards: hasRewards,
    wheel: hasWheel,
    cards: rewards.hasCards,
    // It gives points, which only these take.
    checkIn: hasRewards || hasWheel || rewards.hasCards,
    promotion: promotion !== undefined,
  };
  return FEATURES.filter((feature) => open[feature] === false);
}

function addressesOf({ configuration, games, rewards }: SiteContent): readonly string[] {
  const pictures = rewards.categories.flatMap((category) => category.rewards.map(({ imagePath }) => imagePath));
  const ofGames = games.flatMap(({ imagePath, launch }) => [imagePath, launch?.url]);
  return [...configuration.values(), ...ofGames, ...pictures].filter((address) => address !== undefined);
}
