import type { House } from "../../adapters/house/house.ts";
import { createMemoryAddressPort } from "../../adapters/memory/address.ts";
import { createMemoryAffiliatePort } from "../../adapters/memory/affiliate.ts";
import { createMemoryDevicesPort } from "../../adapters/memory/devices.ts";
import { createMemoryGamesPort } from "../../adapters/memory/games.ts";
import { createMemoryInboxPort } from "../../adapters/memory/inbox.ts";
import { createMemoryLivePort } from "../../adapters/memory/live.ts";
import { createMemoryPushPort } from "../../adapters/memory/push.ts";
import { createMemoryRewardsPort } from "../../adapters/memory/rewards.ts";
import { createMemorySecondFactorPort } from "../../adapters/memory/second-factor.ts";
import { createMemorySessionPort } from "../../adapters/memory/session.ts";
import { createMemorySitePort } from "../../adapters/memory/site.ts";
import { createMemoryTablePort } from "../../adapters/memory/table.ts";
import { createMemoryWalletPort } from "../../adapters/memory/wallet.ts";
import type { After } from "../../core/platform/timers.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../core/session/port.ts";
import type { Ports } from "../runtime/ports.ts";

interface HouseOfPorts {
  readonly house: House;
  readonly sessionStorage: SessionStorage;
  readonly device: DeviceTokenStorage;
  readonly after: After;
  /** Writes down the calls of a port. */
  readonly traced?: (<Port extends object>(port: Port, name: string) => Port) | undefined;
  readonly close: () => Promise<void>;
}

/** The ports of a session on a house in this process. */
export function portsOfHouse({ house, sessionStorage, device, after, traced = plain, close }: HouseOfPorts): Ports {
  const identity = () => sessionStorage.read();
  return {
    session: traced(createMemorySessionPort(house, identity, device), "session"),
    site: traced(createMemorySitePort(house, identity), "site"),
    wallet: traced(createMemoryWalletPort(house, identity), "wallet"),
    rewards: traced(createMemoryRewardsPort(house, identity), "rewards"),
    games: traced(createMemoryGamesPort(house, identity), "games"),
    table: traced(createMemoryTablePort(house), "table"),
    affiliate: traced(createMemoryAffiliatePort(house, identity), "affiliate"),
    devices: traced(createMemoryDevicesPort(house, identity), "devices"),
    addresses: traced(createMemoryAddressPort(house, identity), "addresses"),
    secondFactor: traced(createMemorySecondFactorPort(house, identity), "secondFactor"),
    inbox: traced(createMemoryInboxPort(house, identity), "inbox"),
    live: traced(createMemoryLivePort(house, identity, after), "live"),
    push: traced(createMemoryPushPort(house, identity), "push"),
    close,
  };
}

function plain<Port extends object>(port: Port): Port {
  return port;
}
