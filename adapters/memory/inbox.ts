import type { InboxPort } from "../../core/site/inbox-port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

/** The inbox port on a house in this process. */
export function createMemoryInboxPort(house: House, identity: Identity): InboxPort {
  const { asMember } = createHouseCalls(house, identity);
  return {
    inbox: (query) => flatten(asMember("inbox.inbox", "read", (service) => service.inbox(query))),
    // As a read, because the change can be repeated safely.
    changeInbox: (change) => asMember("inbox.changeInbox", "read", (service) => service.changeInbox(change)),
  };
}
