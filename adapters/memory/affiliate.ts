import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** The invite programme straight at a house in this process. */
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
      flat(asMember("affiliate.withdraw", "action", ({ affiliate }) => affiliate.withdraw(amount, type, intent))),
  };
}
