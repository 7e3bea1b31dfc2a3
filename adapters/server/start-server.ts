import type { GuardedAction } from "../../core/session/second-factor/guarded-actions.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { discardJournal, openHouse } from "../house/node/open-house.ts";
import type { Passwords } from "../house/ports/passwords.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  type Limits,
  type PasswordQueueSettings,
  SANDBOX_LIMITS,
  SANDBOX_PASSWORD_QUEUE,
} from "../house/session/limits/default-limits.ts";
import { createApp } from "./create-app.ts";
import { listen } from "./listen.ts";
import { createMockProviders } from "./mock-providers/create-mock-providers.ts";
import { createFaultPlan } from "./sandbox/fault-plan.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { createSandboxClock } from "./sandbox/sandbox-clock.ts";
import { loadSite, type Site } from "./site/load-site.ts";
import { originsOf } from "./site/origins-of.ts";
import { portInvalid, type StartFailure, siteMissing } from "./start-failure.ts";
import { swappableHouse } from "./swappable-house.ts";
import { TRUST_NO_PROXY, type TrustProxy } from "./trust-proxy.ts";

export interface ServerOptions {
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
  /** The journal's folder; undefined for a journal in memory. */
  readonly dataDir: string | undefined;
  /** The folder of the built site; undefined serves the API only. */
  readonly siteDir?: string | undefined;
  /** Origins of sites on other servers that call this house, `https://play.example`. */
  readonly otherSites?: readonly string[];
  /** Which proxies may say who the client is; by default none. */
  readonly trustProxy?: TrustProxy | undefined;
  /** Adds the controls under /sandbox, for everyone who can reach the server. */
  readonly sandbox: boolean;
  /** Seed of the members and histories in a new journal. */
  readonly seed?: number | undefined;
  /** Number of games in the lobby; by default the ones named by hand. */
  readonly games?: number | undefined;
  /** Hashes passwords; scrypt by default. */
  readonly passwords?: Passwords;
  /** How much is too much; by default `SANDBOX_LIMITS` in a sandbox and `DEFAULT_LIMITS` elsewhere. */
  readonly rates?: Limits | undefined;
  readonly passwordQueue?: PasswordQueueSettings | undefined;
  /** How many passwords are hashed at once, where `passwords` is left out. */
  readonly passwordThreads?: number | undefined;
  /** Encrypts the secrets of second factors; by default a file in the journal's folder. */
  readonly secretKey?: string | undefined;
  /** What a member with a second factor must confirm it for again; all guarded actions by default. */
  readonly secondFactorFor?: readonly GuardedAction[] | undefined;
  /** Sites whose members may have passkeys, besides one at localhost. */
  readonly passkeyOrigins?: readonly string[] | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Accepts no new calls, finishes the running ones and closes the journal. May be called twice. */
  readonly close: () => Promise<void>;
}

const DEFAULT_SEED = 2569;

/** Opens the house and listens. After a failure nothing stays open. */
export async function startServer(options: ServerOptions): Promise<Result<RunningServer, StartFailure>> {
  const {
    host,
    port,
    dataDir,
    siteDir,
    seed = DEFAULT_SEED,
    games,
    passwords,
    secretKey,
    secondFactorFor,
    passkeyOrigins,
    otherSites = [],
    trustProxy = TRUST_NO_PROXY,
    rates = options.sandbox ? SANDBOX_LIMITS : DEFAULT_LIMITS,
    passwordQueue = options.sandbox ? SANDBOX_PASSWORD_QUEUE : DEFAULT_PASSWORD_QUEUE,
    passwordThreads,
  } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return err(portInvalid(port));
  const site = siteDir === undefined ? undefined : readSite(siteDir);
  if (siteDir !== undefined && !site) return err(siteMissing(siteDir));

  const clock = createSandboxClock(() => instant(Date.now()));
  const opened = await openHouse({
    dataDir,
    seed,
    clock: clock.now,
    games,
    passwords,
    rates,
    passwordQueue,
    passwordThreads,
    secretKey,
    secondFactorFor,
    passkeyOrigins,
  });
  if (!opened.ok) return opened;
  let open = opened.value;
  const { house, swap } = swappableHouse(open.house);

  let currentSeed = seed;
  const sandbox: Sandbox = {
    house,
    clock,
    faults: createFaultPlan(),
    seed: () => currentSeed,
    async reset(newSeed = currentSeed) {
      await open.close();
      if (dataDir !== undefined) discardJournal(dataDir);
      const next = await openHouse({
        dataDir,
        seed: newSeed,
        clock: clock.now,
        games,
        passwords,
        rates,
        passwordQueue,
        passwordThreads,
        secretKey,
        secondFactorFor,
      });
      if (!next.ok) throw new Error(next.error.message);
      open = next.value;
      currentSeed = newSeed;
      swap(open.house);
    },
  };
  const app = createApp(house, {
    checkReplies: options.sandbox,
    otherSites,
    trustProxy,
    mockProviders: createMockProviders(clock.now, otherSites),
    ...(site ? { site, origins: originsOf(site, await house.site.configuration()) } : {}),
    ...(options.sandbox ? { sandbox } : {}),
  });
  const listening = await listen(app.fetch, host, port);
  if (!listening.ok) {
    await open.close();
    return listening;
  }
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= listening.value.stop().then(() => open.close());
    return closing;
  };
  return ok({ url: listening.value.url, port: listening.value.port, close });
}

function readSite(folder: string): Site | undefined {
  try {
    return loadSite(folder);
  } catch {
    return undefined;
  }
}
