import "reflect-metadata/lite";
import { Container, type ContainerModule } from "inversify";
import type { Clock } from "../../core/platform/device.ts";
import type { InputRules } from "../../core/rules/input-rules.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { mapOk, type Result } from "../../core/shared/result.ts";
import { withDepositMinimum } from "../../core/wallet/deposit.ts";
import type { WalletPort } from "../../core/wallet/port.ts";
import { DEFAULT_TARGET, type Globals, type Target } from "../command-line/globals.ts";
import type { Failure } from "../output/failure.ts";
import { type Backend, NO_RUN_INTENTS } from "../runtime/backend.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { learningAddresses, targetTitle } from "./guard/profile-session.ts";
import { BASE_URL, GLOBALS, INTENTS, IO, PORTS, SAY, SESSION_STORAGE, WAITING } from "./identifiers.ts";
import { profileModule } from "./profile.ts";

// inversify reads metadata through `Reflect`, so this comes before it.

/** Wires the target's ports and the profile's session for one run. */
export async function openBackend(
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
): Promise<Result<Backend, Failure>> {
  const backend = await wireBackend(globals, io, say, [profileModule, await portsModuleOf(globals.target)]);
  return mapOk(backend, (wired) => ({ ...wired, addresses: learningAddresses(wired.addresses, io.secrets) }));
}

/** Wires a backend of modules that bind the ports and the session. */
export async function wireBackend(
  globals: Globals,
  io: ProcessIo,
  say: (line: string) => void,
  modules: readonly ContainerModule[],
): Promise<Result<Backend, Failure>> {
  const { target, profile, honoursKeys, brandFile } = globals;
  const rules = brandFile === undefined ? undefined : await inputRulesOf(brandFile);
  if (rules && !rules.ok) return rules;
  const container = new Container({ defaultScope: "Singleton" });
  container.bind(GLOBALS).toConstantValue(globals);
  container.bind(IO).toConstantValue(io);
  container.bind(SAY).toConstantValue(say);
  if (target.kind === "http") container.bind(BASE_URL).toConstantValue(target.baseUrl);
  container.load(...modules);

  const opened = await container.getAsync(PORTS);
  return mapOk(opened, ({ wallet, close, ...ports }) => {
    const { wait, stop } = container.get(WAITING);
    return {
      ...ports,
      ...trackBackendClock(withDepositMinimum(wallet, rules?.value.depositMinimumSatang), io.clock),
      ...(rules && { inputRules: rules.value, withdrawalMinimumSatang: rules.value.withdrawalMinimumSatang }),
      sessionStorage: container.get(SESSION_STORAGE),
      wait,
      honoursKeys,
      lookForMs: globals.timeoutMs,
      intents: container.isBound(INTENTS) ? container.get(INTENTS) : NO_RUN_INTENTS,
      targetOptions: aimOf(target, profile),
      targetName: profile === undefined ? targetTitle(target) : `${targetTitle(target)} (profile ${profile})`,
      close: async (how) => {
        stop();
        await close(how);
      },
    };
  });
}

/** The schema of brands is loaded only for a brand. */
async function inputRulesOf(file: string): Promise<Result<InputRules, Failure>> {
  return (await import("./brand/brand-input-rules.ts")).brandInputRules(file);
}

/** Loads the adapters of this kind of target only. */
async function portsModuleOf({ kind }: Target): Promise<ContainerModule> {
  return kind === "http"
    ? (await import("./http-ports.ts")).httpPortsModule
    : (await import("./memory-ports.ts")).memoryPortsModule;
}

function aimOf(target: Target, profile: string | undefined): string {
  const where = targetTitle(target) === DEFAULT_TARGET ? "" : ` --target ${targetTitle(target)}`;
  return profile === undefined ? where : `${where} --profile ${profile}`;
}

export interface TrackedClock {
  readonly wallet: WalletPort;
  readonly clock: Clock;
}

/**
 * A clock that follows the backend's as of the last credit that `wallet` read. Limits count per day of the backend, but
 * a sandbox's clock can be moved, and the clock of this machine can be wrong.
 */
function trackBackendClock(wallet: WalletPort, clock: Clock): TrackedClock {
  let offsetMs = 0;
  return {
    wallet: {
      ...wallet,
      credit: async () => {
        const credit = await wallet.credit();
        if (credit.ok) offsetMs = credit.value.asOf - clock();
        return credit;
      },
    },
    clock: () => instant(clock() + offsetMs),
  };
}
