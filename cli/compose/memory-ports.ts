import { join } from "node:path";
import { ContainerModule } from "inversify";
import type { House } from "../../adapters/house/house.ts";
import { openDemoHouse } from "../../adapters/house/sandbox/open-demo-house.ts";
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
} from "../../adapters/memory/memory-ports.ts";
import type { After } from "../../core/platform/device.ts";
import type { DeviceTokenStorage, SessionStorage } from "../../core/session/port.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Globals } from "../command-line/globals.ts";
import type { Failure } from "../output/failure.ts";
import type { Ports } from "../runtime/backend.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { DEVICE_TOKEN, GLOBALS, IO, PORTS, PROFILE, type Profile, SAY, SESSION_STORAGE } from "./identifiers.ts";

/** Fixed, so that every profile has the same demo members. The number itself has no meaning. */
const SEED = 2569;

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
  const opened = await openDemoHouse({
    dataDir: join(profile.folder, `house-${encodeURIComponent(profile.name)}`),
    seed: SEED,
    clock,
    report: say,
    options: { codesWithinMs: 0 },
    codeSender: { send: async ({ phone, code }) => say(`A code for the phone ${phone}: ${code}`) },
  });
  if (!opened.ok) {
    const advice = "This house is the profile's own: --profile or SANAM_HOME names another.";
    return err({ kind: "unexpected", message: `${opened.error.message} ${advice}` });
  }
  const { house } = opened.value;
  const traced = verbose ? <Port extends object>(port: Port, name: string) => tracedPort(port, name, say) : undefined;
  return ok(portsOfHouse({ house, sessionStorage, device, after, traced, close: () => opened.value.close() }));
}

/** Writes the name, outcome and milliseconds of each call of a port in this process. */
function tracedPort<Port extends object>(port: Port, name: string, say: (line: string) => void): Port {
  return new Proxy(port, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== "function") return member;
      return async (...args: unknown[]): Promise<unknown> => {
        const startedAt = performance.now();
        const answer: unknown = await Reflect.apply(member, target, args);
        say(`${name}.${String(key)} ${outcomeOf(answer)} ${Math.round(performance.now() - startedAt)} ms`);
        return answer;
      };
    },
  });
}

function outcomeOf(answer: unknown): string {
  return typeof answer === "object" && answer !== null && "ok" in answer && answer.ok === true ? "ok" : "failed";
}

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
    fairPlay: traced(createMemoryFairPlayPort(house, identity), "fairPlay"),
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
