import type { Fault } from "../../core/shared/fault.ts";
import { err } from "../../core/shared/result.ts";
import type { PushPort } from "../../core/site/push-port.ts";
import type { House } from "../house/house.ts";
import { createHouseCalls, flatten, type Identity } from "./house-calls.ts";

const NOT_AVAILABLE: Fault = {
  kind: "fault",
  fault: "not-available",
  endpoint: "push",
  message: "ส่วนนี้ยังไม่เปิดให้ใช้งาน",
  effect: "none",
};

/** The push port on a house in this process. */
export function createMemoryPushPort(house: House, identity: Identity): PushPort {
  const { asMember } = createHouseCalls(house, identity);
  if (!house.sendsPush) {
    const missing = async () => err(NOT_AVAILABLE);
    return { push: missing, subscribePush: missing, unsubscribePush: missing };
  }
  return {
    push: () => asMember("push.push", "read", (service, { token }) => service.push(token)),
    // As reads, because they can be repeated safely.
    subscribePush: (address) =>
      flatten(asMember("push.subscribePush", "read", (service, { token }) => service.subscribePush(address, token))),
    unsubscribePush: () =>
      asMember("push.unsubscribePush", "read", (service, { token }) => service.unsubscribePush(token)),
  };
}
