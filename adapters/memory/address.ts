import type { AddressPort } from "../../core/session/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The address port on a house in this process. */
export function createMemoryAddressPort(house: House, identity: Identity): AddressPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    address: () => asMember("session.address", "read", (service) => service.address()),
    changeAddress: (change, intent) =>
      flatten(asMember("session.changeAddress", "action", (service) => service.changeAddress(change, intent))),
  };
}
