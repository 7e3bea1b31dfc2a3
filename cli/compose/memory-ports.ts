import { join } from "node:path";
import { ContainerModule } from "inversify";
import { openHouse } from "../../adapters/house/node/open-house.ts";
import { createScryptPasswords } from "../../adapters/house/node/scrypt-passwords.ts";
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
import type { DeviceTokenStorage, SessionStorage } from "../../core/session/port.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Globals } from "../command-line/globals.ts";
import type { Failure } from "../output/failure.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { DEVICE_TOKEN, GLOBALS, IO, PORTS, PROFILE, type Profile, SAY, SESSION_STORAGE } from "./identifiers.ts";
import type { Ports } from "./ports.ts";
import { tracedPort } from "./traced-port.ts";

/** Fixed, so that every profile has the same demo members. The number itself has no meaning. */
const SEED = 2569;

/**
 * A twentieth of the server's work per hash. Every run opens the house again, and only the owner can read its file, so
 * speed counts for more here.
 */
const HASH_COST = { N: 2 ** 12, r: 8, p: 1 };

/** Binds the ports of a house in this process. */
export const memoryPortsModule = new ContainerModule(({ bind }) => {
  bind(PORTS).toResolvedValue(openMemoryPorts, [PROFILE, GLOBALS, SESSION_STORAGE, DEVICE_TOKEN, IO, SAY]);
});

/** The journal is a file in the profile's folder, so that the next run continues there. Several runs at once are fine. */
async function openMemoryPorts(
  profile: Profile,
  { verbose }: Globals,
  sessionStorage: SessionStorage,
  device: DeviceTokenStorage,
  { clock, after }: ProcessIo,
  say: (line: string) => void,
): Promise<Result<Ports, Failure>> {
  const opened = await openHouse({
    dataDir: join(profile.folder, `house-${encodeURIComponent(profile.name)}`),
    seed: SEED,
    clock,
    passwords: createScryptPasswords(HASH_COST),
    report: say,
  });
  if (!opened.ok) {
    const advice = "This house is the profile's own: --profile or SANAM_HOME names another.";
    return err({ kind: "unexpected", message: `${opened.error.message} ${advice}` });
  }
  const { house } = opened.value;
  const identity = () => sessionStorage.read();
  const traced = <Port extends object>(port: Port, name: string): Port =>
    verbose ? tracedPort(port, name, say) : port;
  return ok({
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
    close: () => opened.value.close(),
  });
}
