import type { Endpoint } from "../../contracts/endpoint.ts";
import { affiliateEndpoints } from "../../contracts/endpoints/affiliate.ts";
import { gamesEndpoints as games } from "../../contracts/endpoints/games.ts";
import { rewardsEndpoints as rewards } from "../../contracts/endpoints/rewards.ts";
import { siteEndpoints } from "../../contracts/endpoints/site.ts";
import type { Feature } from "../../core/site/model.ts";

/** The rows that are not offered without a feature. The others say themselves that there is nothing, as the bonuses do. */
const ROWS: Readonly<Partial<Record<Feature, readonly Endpoint[]>>> = {
  games: [
    games.gameList,
    games.gamesInCategory,
    games.publicGames,
    games.openGame,
    games.savedGames,
    games.saveFavourites,
    games.cashOut,
    games.transferToBank,
  ],
  winLoss: [games.winLoss, games.gameTable, games.playRound],
  ranking: [siteEndpoints.ranking],
  affiliate: Object.values(affiliateEndpoints),
  rewards: [rewards.rewards, rewards.requestReward, rewards.rewardRequestHistory],
  wheel: [rewards.wheel, rewards.spinWheel, rewards.wheelLog],
  cards: [
    rewards.gameEvents,
    rewards.flipCard,
    rewards.flipCardReward,
    rewards.flipCardLogs,
    rewards.myGameRewardRequests,
  ],
  checkIn: [rewards.checkInLog, rewards.checkIn],
};

const FEATURE_OF: ReadonlyMap<Endpoint, Feature> = new Map(
  Object.entries(ROWS).flatMap(([feature, rows]) => rows.map((row) => [row, feature as Feature] as const)),
);

/** Whether a row belongs to one of these features. */
export function isClosed(row: Endpoint, closed: readonly Feature[]): boolean {
  const feature = closed.length === 0 ? undefined : FEATURE_OF.get(row);
  return feature !== undefined && closed.includes(feature);
}
