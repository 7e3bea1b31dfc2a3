import type { DevicesPort } from "../../core/session/port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The devices port on a house in this process. */
export function createMemoryDevicesPort(house: House, identity: Identity): DevicesPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    devices: () => asMember("session.devices", "read", (service, { token }) => service.devices(token)),
    activity: (query) => flatten(asMember("session.activity", "read", (service) => service.activity(query))),
    // As a read, because it can be repeated safely.
    signOutDevice: (id) =>
      asMember("session.signOutDevice", "read", (service, { token }) => service.signOutDevice(id, token)),
  };
}
