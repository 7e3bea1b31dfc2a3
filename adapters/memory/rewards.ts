import type { RewardsPort } from "../../core/rewards/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The rewards port on a house in this process. */
export function createMemoryRewardsPort(house: House, identity: Identity): RewardsPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    categories: () => asMember("rewards.categories", "read", (service) => service.rewards()),
    request: (rewardId, intent) =>
      flatten(asMember("rewards.request", "action", (service) => service.claimReward(rewardId, intent))),
    requests: (query) => flatten(asMember("rewards.requests", "read", (service) => service.claims(query))),

    wheel: () => asMember("rewards.wheel", "read", (service) => service.wheel()),
    spin: (intent) => flatten(asMember("rewards.spin", "action", (service) => service.spinWheel(intent))),
    wheelLog: (query) => flatten(asMember("rewards.wheelLog", "read", (service) => service.spins(query))),

    flipCardEvents: () => asMember("rewards.flipCardEvents", "read", (service) => service.cardEvents()),
    flipCard: (game, pick, intent) =>
      flatten(asMember("rewards.flipCard", "action", (service) => service.flipCard(game, pick, intent))),
    flipCardLog: (query) => flatten(asMember("rewards.flipCardLog", "read", (service) => service.cardPlays(query))),
    flipCardRequests: () => asMember("rewards.flipCardRequests", "read", (service) => service.cardClaims()),

    checkIns: () => asMember("rewards.checkIns", "read", (service) => service.checkIns()),
    checkIn: (intent) => flatten(asMember("rewards.checkIn", "action", (service) => service.checkIn(intent))),
  };
}
