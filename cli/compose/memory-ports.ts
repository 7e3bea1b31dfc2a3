import { join } from "node:path";
import { ContainerModule } from "inversify";
import { openHouse } from "../../adapters/house/node/open-house.ts";
import { createScryptPasswords } from "../../adapters/house/node/scrypt-passwords.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../core/session/port.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Globals } from "../command-line/globals.ts";
import type { Failure } from "../output/failure.ts";
import type { Ports } from "../runtime/ports.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { DEVICE_TOKEN, GLOBALS, IO, PORTS, PROFILE, type Profile, SAY, SESSION_STORAGE } from "./identifiers.ts";
import { portsOfHouse } from "./ports-of-house.ts";
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
  const traced = verbose ? <Port extends object>(port: Port, name: string) => tracedPort(port, name, say) : undefined;
  return ok(portsOfHouse({ house, sessionStorage, device, after, traced, close: () => opened.value.close() }));
}
