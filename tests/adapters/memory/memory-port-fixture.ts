import { browserAfter } from "../../../adapters/browser/device.ts";
import {
  createMemoryAddressPort,
  createMemoryAffiliatePort,
  createMemoryDevicesPort,
  createMemoryFairPlayPort,
  createMemoryGamesPort,
  createMemoryInboxPort,
  createMemoryLivePort,
  createMemoryPushPort,
  createMemoryRewardsPort,
  createMemorySecondFactorPort,
  createMemorySessionPort,
  createMemorySitePort,
  createMemoryTablePort,
  createMemoryWalletPort,
} from "../../../adapters/memory/memory-ports.ts";
import type { Session } from "../../../core/session/model.ts";
import type { TestHouse } from "../house/test-house.ts";
import { deviceTokenInMemory } from "../ports/device-token-in-memory.ts";
import type { PortFixture } from "../ports/port-fixture.ts";

/** The ports in this process on a house. */
export function memoryPortFixture({ house, now, advance }: TestHouse): PortFixture {
  let current: Session | undefined;
  const identity = () => current;
  const device = deviceTokenInMemory();
  return {
    session: createMemorySessionPort(house, identity, device),
    wallet: createMemoryWalletPort(house, identity),
    site: createMemorySitePort(house, identity),
    rewards: createMemoryRewardsPort(house, identity),
    games: createMemoryGamesPort(house, identity),
    fairPlay: createMemoryFairPlayPort(house, identity),
    table: createMemoryTablePort(house),
    affiliate: createMemoryAffiliatePort(house, identity),
    devices: createMemoryDevicesPort(house, identity),
    addresses: createMemoryAddressPort(house, identity),
    secondFactor: createMemorySecondFactorPort(house, identity),
    inbox: createMemoryInboxPort(house, identity),
    live: createMemoryLivePort(house, identity, browserAfter),
    push: createMemoryPushPort(house, identity),
    house,
    device,
    actAs: (session) => {
      current = session;
    },
    now,
    advance,
    close: () => house.close(),
  };
}
