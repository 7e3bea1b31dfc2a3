import type { RewardsPort } from "../../core/rewards/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** Rewards, the wheel, the cards and the check-in straight at a house in this process. */
export function createMemoryRewardsPort(house: House, identity: Identity): RewardsPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    categories: () => asMember("rewards.categories", "read", (service) => service.rewards()),
    request: (rewardId, intent) =>
      flat(asMember("rewards.request", "action", (service) => service.claimReward(rewardId, intent))),
    requests: (query) => flat(asMember("rewards.requests", "read", (service) => service.claims(query))),

    wheel: () => asMember("rewards.wheel", "read", (service) => service.wheel()),
    spin: (intent) => flat(asMember("rewards.spin", "action", (service) => service.spinWheel(intent))),
    wheelLog: (query) => flat(asMember("rewards.wheelLog", "read", (service) => service.spins(query))),

    flipCardEvents: () => asMember("rewards.flipCardEvents", "read", (service) => service.cardEvents()),
    flipCard: (game, pick, intent) =>
      flat(asMember("rewards.flipCard", "action", (service) => service.flipCard(game, pick, intent))),
    flipCardLog: (query) => flat(asMember("rewards.flipCardLog", "read", (service) => service.cardPlays(query))),
    flipCardRequests: () => asMember("rewards.flipCardRequests", "read", (service) => service.cardClaims()),

    checkIns: () => asMember("rewards.checkIns", "read", (service) => service.checkIns()),
    checkIn: (intent) => flat(asMember("rewards.checkIn", "action", (service) => service.checkIn(intent))),
  };
}
