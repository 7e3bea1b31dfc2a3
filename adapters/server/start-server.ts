import { randomBytes } from "node:crypto";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { rewardsEndpoints } from "../../contracts/endpoints/rewards.ts";
import { sessionEndpoints } from "../../contracts/endpoints/session.ts";
import type { ServedBrands } from "../../core/delivery/built-brand.ts";
import type { GuardedAction } from "../../core/session/second-factor/guarded-actions.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { JournalCall } from "../house/journals/measured-journal.ts";
import type { HouseSettings } from "../house/node/open-house.ts";
import type { Passwords } from "../house/ports/passwords.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  type Limits,
  type PasswordQueueSettings,
  SANDBOX_LIMITS,
  SANDBOX_PASSWORD_QUEUE,
} from "../house/session/limits/default-limits.ts";
import type { SessionLimits } from "../house/session/session-limits.ts";
import { checkMode } from "./check-mode.ts";
import type { ProductionSettings } from "./check-production.ts";
import { createApp } from "./create-app.ts";
import { type AccessLogForm, accessLine } from "./edge/access-log.ts";
import { SERVER_LIMITS, type ServerLimits } from "./limits.ts";
import { type Hsts, type ListenOptions, listen } from "./listen.ts";
import { createMockProviders } from "./mock-providers/create-mock-providers.ts";
import { type Log, logToStderr } from "./ops/log.ts";
import { logSiteReport } from "./ops/log-site-report.ts";
import { OPS_DEFAULTS } from "./ops/ops-settings.ts";
import { createReadiness, DRAINING, type Readiness } from "./ops/readiness.ts";
import type { ServerLoad, ServerObserver } from "./ops/server-observer.ts";
import { noteAppended } from "./ops/written.ts";
import { type PushOptions, pushOpener } from "./push/push-settings.ts";
import { createFaultPlan } from "./sandbox/fault-plan.ts";
import { needsToken } from "./sandbox/needs-token.ts";
import { openReplaceableHouse } from "./sandbox/replaceable-house.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { createSandboxClock } from "./sandbox/sandbox-clock.ts";
import { builtBrands, sharesOf } from "./site/built-brands.ts";
import { configuredOrigins } from "./site/configured-origins.ts";
import { loadSite, type Site } from "./site/load-site.ts";
import { portInvalid, type StartFailure, siteMissing } from "./start-failure.ts";
import { TRUST_NO_PROXY, type TrustProxy } from "./trust-proxy.ts";

type DatabaseOptions = Pick<HouseSettings, "databaseUrl" | "databaseConnections" | "databaseWaitMs">;
export interface ServerOptions extends DatabaseOptions, PushOptions {
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
  /** The journal's folder; undefined for a journal in memory. */
  readonly dataDir: string | undefined;
  /** The folder of the built site; undefined serves the API only. */
  readonly siteDir?: string | undefined;
  /** The site's brands at this moment; by default those of the build. */
  readonly brands?: (() => ServedBrands) | undefined;
  /** Origins of sites on other servers that call this house, `https://play.example`. */
  readonly otherSites?: readonly string[];
  /** Names of this server, besides this machine's own, the address that is called and the brand's. */
  readonly hosts?: readonly string[];
  /** Which proxies may say who the client is; by default none. */
  readonly trustProxy?: TrustProxy | undefined;
  readonly hsts?: Hsts | undefined;
  readonly limits?: ServerLimits | undefined;
  /** Receives a line for each request. */
  readonly accessLog?: { readonly form: AccessLogForm; readonly write: (line: string) => void } | undefined;
  /** `mailto:`, `https:` or `tel:` for /.well-known/security.txt. */
  readonly securityContact?: string | undefined;
  /**
   * Adds the controls under /sandbox. They need a token where other machines reach the server, otherwise they are open
   * to everyone who can call it.
   */
  readonly sandbox: boolean;
  /** What the controls ask for where other machines reach the server; by default a random text. */
  readonly sandboxToken?: string | undefined;
  /** Real members and money, without anything of a demo. Excludes `sandbox`. */
  readonly production?: ProductionSettings | undefined;
  /** Seed of the members and histories in a new journal. */
  readonly seed?: number | undefined;
  /** Number of games in the lobby; by default the ones named by hand. */
  readonly games?: number | undefined;
  /** How many refusals under keys are stored for a member and day. */
  readonly refusalsPerDay?: number | undefined;
  /** How long sessions last; `SESSION_LIMITS` by default. */
  readonly sessions?: Partial<SessionLimits>;
  /** How long the audit log keeps an entry. */
  readonly auditRetentionMs?: number;
  /** Hashes passwords; scrypt by default. */
  readonly passwords?: Passwords;
  /** Receives what the server has to say about itself: unexpected errors. As text on stderr by default. */
  readonly log?: Log | undefined;
  readonly observer?: ServerObserver | undefined;
  /** Milliseconds for the checks behind `readiness`. */
  readonly readyMs?: number | undefined;
  /** What stands between the house and its journal, for tests. */
  readonly wrapJournal?: HouseSettings["wrapJournal"];
  /** Called with a sentence for the operator about a journal that opened all the same. */
  readonly report?: ((sentence: string) => void) | undefined;
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
  /** What the controls under /sandbox ask for; undefined where they ask for nothing or do not exist. */
  readonly sandboxToken: string | undefined;
  /** Whether the server should get calls. Says no from the first `close` on. */
  readonly readiness: () => Promise<Readiness>;
  readonly load: () => ServerLoad;
  /** Lets clients use another connection after each reply, before `close` cuts them. */
  readonly retire: () => void;
  /** Accepts no new connections, finishes the running calls and closes the journal. May be called twice. */
  readonly close: () => Promise<void>;
  /** How many calls `close` has cut, because they took longer than `drainMs`. */
  readonly cut: () => number;
}

const DEFAULT_SEED = 2569;
const SANDBOX_TOKEN_BYTES = 18;
const SECRET_KEY_BYTES = 32;

/** What a house without banks and providers cannot answer. */
const UNAVAILABLE_IN_PRODUCTION: ReadonlySet<Endpoint> = new Set<Endpoint>([
  sessionEndpoints.bankAccountName,
  rewardsEndpoints.wheel,
  rewardsEndpoints.spinWheel,
]);

/** Opens the house and listens. After a failure nothing stays open. */
export async function startServer(options: ServerOptions): Promise<Result<RunningServer, StartFailure>> {
  const {
    host,
    port,
    dataDir,
    databaseUrl,
    siteDir,
    seed = DEFAULT_SEED,
    games,
    passwords,
    otherSites = [],
    hosts = [],
  } = options;
  const {
    trustProxy = TRUST_NO_PROXY,
    limits = SERVER_LIMITS,
    hsts = "behind-tls",
    securityContact,
    report,
    rates = options.sandbox ? SANDBOX_LIMITS : DEFAULT_LIMITS,
    passwordQueue = options.sandbox ? SANDBOX_PASSWORD_QUEUE : DEFAULT_PASSWORD_QUEUE,
    passwordThreads,
    secretKey,
    secondFactorFor,
    passkeyOrigins,
  } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return err(portInvalid(port));
  const site = siteDir === undefined ? undefined : readSite(siteDir);
  if (siteDir !== undefined && !site) return err(siteMissing(siteDir));
  const built = site && builtBrands(site);
  const brands = options.brands ?? (built && (() => built));
  const shares = site && brands ? sharesOf(site, brands()) : [];
  const brandHosts = brands?.().brands.flatMap(({ hostnames }) => hostnames) ?? [];
  const checked = checkMode({ ...options, hosts: [...hosts, ...brandHosts] }, shares);
  if (!checked.ok) return checked;
  const production = checked.value;
  const { sessions, auditRetentionMs } = options;
  const { log = logToStderr, observer, readyMs = OPS_DEFAULTS.readyMs, wrapJournal } = options;
  const onAuditFailure = (error: unknown) => log("error", "the audit log took no entry", {}, error);
  const keeping = { sessions, auditRetentionMs, onAuditFailure };
  // A sandbox in memory keeps its key when its journal is replaced: a snapshot has second factors.
  const isInMemory = dataDir === undefined && databaseUrl === undefined;
  const ownKey = options.sandbox && isInMemory ? randomBytes(SECRET_KEY_BYTES).toString("hex") : undefined;
  const clock = createSandboxClock(() => instant(Date.now()));
  const settings = {
    dataDir,
    databaseUrl,
    databaseConnections: options.databaseConnections,
    databaseWaitMs: options.databaseWaitMs,
    clock: clock.now,
    games,
    passwords,
    production,
    report,
    refusalsPerDay: options.refusalsPerDay,
    rates,
    passwordQueue,
    passwordThreads,
    secretKey: secretKey ?? ownKey,
    secondFactorFor,
    passkeyOrigins,
    openPush: pushOpener(options.push, production !== undefined, observer),
    passwordWatch: observer?.passwords,
    onJournalCall(call: JournalCall) {
      if (call.operation === "append" && call.outcome === "appended") noteAppended();
      observer?.journalCalled(call);
    },
    wrapJournal,
    ...keeping,
  };
  const opened = await openReplaceableHouse({ ...settings, seed });
  if (!opened.ok) return opened;
  const { house, current, controls } = opened.value;
  const { clockText } = current();
  const stopSharing = clockText && options.sandbox ? await clock.share(clockText) : () => undefined;
  const closeHouse = (): Promise<void> => {
    stopSharing();
    return current().close();
  };

  const randomToken = (): string => randomBytes(SANDBOX_TOKEN_BYTES).toString("base64url");
  const isGuarded = options.sandbox && needsToken({ host, hosts, trustProxy });
  const sandboxToken = isGuarded ? options.sandboxToken?.trim() || randomToken() : undefined;
  const sandbox: Sandbox = { ...controls, house, clock, faults: createFaultPlan(), token: sandboxToken };
  const app = createApp(house, {
    log,
    onSiteReport(report) {
      observer?.siteReported?.(report);
      logSiteReport(log, report);
    },
    checkReplies: options.sandbox,
    otherSites,
    limits,
    smallFiles: { searchable: production !== undefined, securityContact, clock: clock.now },
    ...(production
      ? { unavailable: UNAVAILABLE_IN_PRODUCTION }
      : { mockProviders: createMockProviders(clock.now, otherSites) }),
    ...(site && brands ? { site, brands, origins: configuredOrigins(await house.site.configuration()) } : {}),
    ...(options.sandbox ? { sandbox } : {}),
  });
  const named = new Set([...hosts, ...shares.flatMap(({ siteUrl }) => (siteUrl ? new URL(siteUrl).hostname : []))]);
  const isOfBrand = (name: string) => brands?.().brands.some(({ hostnames }) => hostnames.includes(name)) ?? false;
  const listening = await listen(app.answer, host, port, {
    limits,
    trustProxy,
    hsts,
    hostNames: { has: (name) => named.has(name) || isOfBrand(name) },
    onAccess: onAccessOf(options),
  });
  if (!listening.ok) {
    await closeHouse();
    return listening;
  }
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= listening.value.stop().then(closeHouse);
    return closing;
  };
  const ready = createReadiness(() => current().checks, readyMs);
  return ok({
    url: listening.value.url,
    port: listening.value.port,
    sandboxToken,
    readiness: async () => (closing ? DRAINING : ready()),
    load: listening.value.underWay,
    retire: listening.value.retire,
    close,
    cut: listening.value.cut,
  });
}

/** Undefined where nobody listens: then a call's end is not even described. */
function onAccessOf({ observer, accessLog }: ServerOptions): ListenOptions["onAccess"] {
  if (!observer && !accessLog) return undefined;
  return (access) => {
    observer?.requestEnded(access);
    accessLog?.write(accessLine(access, accessLog.form));
  };
}

function readSite(folder: string): Site | undefined {
  try {
    return loadSite(folder);
  } catch {
    return undefined;
  }
}
