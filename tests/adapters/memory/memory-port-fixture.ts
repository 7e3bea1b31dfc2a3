import { browserAfter } from "../../../adapters/browser/browser-clock.ts";
import { createMemoryAddressPort } from "../../../adapters/memory/address.ts";
import { createMemoryAffiliatePort } from "../../../adapters/memory/affiliate.ts";
import { createMemoryDevicesPort } from "../../../adapters/memory/devices.ts";
import { createMemoryGamesPort } from "../../../adapters/memory/games.ts";
import { createMemoryInboxPort } from "../../../adapters/memory/inbox.ts";
import { createMemoryLivePort } from "../../../adapters/memory/live.ts";
import { createMemoryPushPort } from "../../../adapters/memory/push.ts";
import { createMemoryRewardsPort } from "../../../adapters/memory/rewards.ts";
import { createMemorySecondFactorPort } from "../../../adapters/memory/second-factor.ts";
import { createMemorySessionPort } from "../../../adapters/memory/session.ts";
import { createMemorySitePort } from "../../../adapters/memory/site.ts";
import { createMemoryTablePort } from "../../../adapters/memory/table.ts";
import { createMemoryWalletPort } from "../../../adapters/memory/wallet.ts";
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
