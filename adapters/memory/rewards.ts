import type { RewardsPort } from "../../core/rewards/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** Rewards, the wheel, the cards and the check-in straight at a house in this process. */
export function createMemoryRewardsPort(house: House, identity: Identity): RewardsPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    categories: () => asMember("rewards.categories", "read", (desk) => desk.rewards()),
    request: (rewardId, intent) =>
      flat(asMember("rewards.request", "action", (desk) => desk.claimReward(rewardId, intent))),
    requests: (query) => flat(asMember("rewards.requests", "read", (desk) => desk.claims(query))),

    wheel: () => asMember("rewards.wheel", "read", (desk) => desk.wheel()),
    spin: (intent) => flat(asMember("rewards.spin", "action", (desk) => desk.spinWheel(intent))),
    wheelLog: (query) => flat(asMember("rewards.wheelLog", "read", (desk) => desk.spins(query))),

    flipCardEvents: () => asMember("rewards.flipCardEvents", "read", (desk) => desk.cardEvents()),
    flipCard: (game, pick, intent) =>
      flat(asMember("rewards.flipCard", "action", (desk) => desk.flipCard(game, pick, intent))),
    flipCardLog: (query) => flat(asMember("rewards.flipCardLog", "read", (desk) => desk.cardPlays(query))),
    flipCardRequests: () => asMember("rewards.flipCardRequests", "read", (desk) => desk.cardClaims()),

    checkIns: () => asMember("rewards.checkIns", "read", (desk) => desk.checkIns()),
    checkIn: (intent) => flat(asMember("rewards.checkIn", "action", (desk) => desk.checkIn(intent))),
  };
}
