import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The affiliate port on a house in this process. */
export function createMemoryAffiliatePort(house: House, identity: Identity): AffiliatePort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    code: () => asMember("affiliate.code", "read", ({ affiliate }) => affiliate.code()),
    balance: () => asMember("affiliate.balance", "read", ({ affiliate }) => affiliate.balance()),
    downline: () => asMember("affiliate.downline", "read", ({ affiliate }) => affiliate.downline()),
    downlineBonuses: (range) =>
      asMember("affiliate.downlineBonuses", "read", ({ affiliate }) => affiliate.downlineBonuses(range)),
    log: (type, range) => asMember("affiliate.log", "read", ({ affiliate }) => affiliate.log(type, range)),
    withdraw: (amount, type, intent) =>
      flatten(asMember("affiliate.withdraw", "action", ({ affiliate }) => affiliate.withdraw(amount, type, intent))),
  };
}
