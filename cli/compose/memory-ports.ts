import { join } from "node:path";
import { openHouse } from "../../adapters/house/node/open-house.ts";
import { createScryptPasswords } from "../../adapters/house/node/scrypt-passwords.ts";
import { createMemoryAddressPort } from "../../adapters/memory/address.ts";
import { createMemoryAffiliatePort } from "../../adapters/memory/affiliate.ts";
import { createMemoryGamesPort } from "../../adapters/memory/games.ts";
import { createMemoryRewardsPort } from "../../adapters/memory/rewards.ts";
import { createMemorySessionPort } from "../../adapters/memory/session.ts";
import { createMemorySitePort } from "../../adapters/memory/site.ts";
import { createMemoryTablePort } from "../../adapters/memory/table.ts";
import { createMemoryWalletPort } from "../../adapters/memory/wallet.ts";
import type { Clock } from "../../core/platform/clock.ts";
import type { SessionStorage } from "../../core/session/port.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { Ports } from "./ports.ts";
import { tracedPort } from "./trace.ts";

/** Any number would do; a fixed one gives every profile the same demo members. */
const SEED = 2569;

/**
 * A house on one's own disk, readable by its owner alone, opened anew by every run: a twentieth of the work that a
 * server puts into a hash keeps the runs quick.
 */
const HASH_COST = { N: 2 ** 12, r: 8, p: 1 };

/**
 * The ports of a house in this process. Its journal is a file of the profile's, so that the next process finds what
 * this one did; several at once are fine.
 */
export async function openMemoryPorts(
  folder: string,
  profile: string,
  sessionStorage: SessionStorage,
  clock: Clock,
  trace: ((line: string) => void) | undefined,
): Promise<Result<Ports, Failure>> {
  const dataDir = join(folder, `house-${encodeURIComponent(profile)}`);
  const opened = await openHouse({
    dataDir,
    seed: SEED,
    clock,
    passwords: createScryptPasswords(HASH_COST),
  });
  if (!opened.ok) {
    const wayOut = "This house is the profile's own: --profile or SANAM_HOME names another.";
    return err({ kind: "unexpected", message: `${opened.error.message} ${wayOut}` });
  }
  const { house } = opened.value;
  const identity = () => sessionStorage.read();
  const traced = <Port extends object>(port: Port, name: string): Port =>
    trace ? tracedPort(port, name, trace) : port;
  return ok({
    session: traced(createMemorySessionPort(house, identity), "session"),
    site: traced(createMemorySitePort(house, identity), "site"),
    wallet: traced(createMemoryWalletPort(house, identity), "wallet"),
    rewards: traced(createMemoryRewardsPort(house, identity), "rewards"),
    games: traced(createMemoryGamesPort(house, identity), "games"),
    table: traced(createMemoryTablePort(house), "table"),
    affiliate: traced(createMemoryAffiliatePort(house, identity), "affiliate"),
    addresses: traced(createMemoryAddressPort(house, identity), "addresses"),
    close: () => opened.value.close(),
  });
}
