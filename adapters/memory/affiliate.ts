import type { AffiliatePort } from "../../core/affiliate/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** The invite programme straight at a house in this process. */
export function createMemoryAffiliatePort(house: House, identity: Identity): AffiliatePort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    code: () => asMember("affiliate.code", "read", ({ invites }) => invites.code()),
    balance: () => asMember("affiliate.balance", "read", ({ invites }) => invites.balance()),
    downline: () => asMember("affiliate.downline", "read", ({ invites }) => invites.downline()),
    downlineBonuses: (range) =>
      asMember("affiliate.downlineBonuses", "read", ({ invites }) => invites.downlineBonuses(range)),
    log: (type, range) => asMember("affiliate.log", "read", ({ invites }) => invites.log(type, range)),
    withdraw: (amount, type, intent) =>
      flat(asMember("affiliate.withdraw", "action", ({ invites }) => invites.withdraw(amount, type, intent))),
  };
}
