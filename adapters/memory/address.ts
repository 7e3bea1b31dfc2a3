import type { AddressPort } from "../../core/session/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flat, type Identity } from "./house-call.ts";

/** The member's address straight at a house in this process. */
export function createMemoryAddressPort(house: House, identity: Identity): AddressPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    address: () => asMember("session.address", "read", (service) => service.address()),
    changeAddress: (change) =>
      // Repeated, it has the same effect: what came of it is never unknown for long.
      flat(asMember("session.changeAddress", "read", (service) => service.changeAddress(change))),
  };
}
