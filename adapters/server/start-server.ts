import type { ServedBrands } from "../../contracts/delivery/built-brand.ts";
import type { ShareFile } from "../../contracts/delivery/share-file.ts";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { sessionEndpoints } from "../../contracts/endpoints/session.ts";
import type { LevelBasis, RefundTableName } from "../../core/rules/levels.ts";
import { instant } from "../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { House } from "../house/house.ts";
import type { GivenOptions } from "../house/house-options.ts";
import type { JournalCall } from "../house/journals/measured-journal.ts";
import { markProductionFolder } from "../house/node/data-folder.ts";
import { followContent } from "../house/node/follow-content.ts";
import type { JournalChecks } from "../house/node/journal-checks.ts";
import { type HouseSettings, openHouse } from "../house/node/open-house.ts";
import { operatorParts } from "../house/node/operator-content.ts";
import type { Passwords } from "../house/ports/passwords.ts";
import { checkProduction, type ProductionSettings } from "./check-production.ts";
import { TRUST_NO_PROXY, type TrustProxy } from "./client-address.ts";
import { type CodeWebhook, createWebhookSender } from "./code-webhook.ts";
import { type AppOptions, createApp } from "./create-app.ts";
import { type AccessLogForm, accessLine } from "./edge/access-log.ts";
import { SERVER_LIMITS, type ServerLimits } from "./limits.ts";
import { type Hsts, type ListenOptions, listen } from "./listen.ts";
import { portInvalid, productionIncomplete, type StartFailure, siteMissing } from "./listen-on.ts";
import { type Log, logSiteReport, logToStderr } from "./ops/log.ts";
import { createReadiness, DRAINING, type Readiness } from "./ops/readiness.ts";
import type { ServerLoad, ServerObserver } from "./ops/server-observer.ts";
import { noteAppended } from "./ops/written.ts";
import { type PushOptions, pushOpener } from "./push/push-settings.ts";
import { builtBrands, sharesOf } from "./site/built-brands.ts";
import { loadSite, type Site } from "./site/load-site.ts";

export interface ServerOptions extends PushOptions {
  /** What an operator decides about the house. */
  readonly house?: GivenOptions | undefined;
  /** `postgres://…`, in place of the folder. */
  readonly databaseUrl?: string | undefined;
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
  /** The journal's folder; undefined for a journal in memory. */
  readonly dataDir: string | undefined;
  /** The folder of the built site; undefined serves the API only. */
  readonly siteDir?: string | undefined;
  /** The files of a site in place of those of `siteDir`. They may change while the server runs. */
  readonly site?: Site | undefined;
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
  /** Encrypts the secrets of second factors; by default a file in the journal's folder. */
  readonly secretKey?: string | undefined;
  /** Sends codes to phones. Without it, a production house recovers no passwords. */
  readonly codeWebhook?: CodeWebhook | undefined;
}

export interface ProductionOptions extends ServerOptions {
  /** Real members and money. */
  readonly production: ProductionSettings;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
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

const READY_MS = 1000;

/** What a house without banks cannot answer. */
const UNAVAILABLE_IN_PRODUCTION: ReadonlySet<Endpoint> = new Set<Endpoint>([sessionEndpoints.bankAccountName]);

/** Opens a production house and listens. After a failure nothing stays open. */
export async function startServer(options: ProductionOptions): Promise<Result<RunningServer, StartFailure>> {
  const { databaseUrl, secretKey, hosts = [], securityContact } = options;
  // The database has a note of its own about its members.
  const dataDir = databaseUrl === undefined ? options.dataDir : undefined;
  const place = readPlace(options);
  if (!place.ok) return place;
  const { shares, brandHosts, platinumBasis, refundTable } = place.value;
  const allHosts = [...hosts, ...brandHosts];
  // Before the first reading, so that no change is missed.
  const look = contentLook(options);
  const check = checkProduction(options.production, { dataDir, databaseUrl, secretKey, shares, hosts: allHosts });
  if (!check.ready) return err(productionIncomplete(check.missing));
  if (dataDir !== undefined) markProductionFolder(dataDir);
  const clock = () => instant(Date.now());
  const opened = await openHouse({
    ...houseSettings(options),
    options: {
      platinumBasis,
      refundTable,
      ...options.house,
      siteNames: [...shares.map(({ siteName }) => siteName), ...allHosts],
    },
    openPush: pushOpener(options.push, options.observer),
    codeSender: options.codeWebhook && createWebhookSender(options.codeWebhook, options.log ?? logToStderr),
    production: true,
    parts: operatorParts(check.content, options.production.launchKey),
    clock,
  });
  if (!opened.ok) return opened;
  const { house, checks } = opened.value;
  const looking = setInterval(() => {
    const content = look();
    if (!content) return;
    house.useContent(content);
    options.log?.("info", "the content file has changed and is used");
  }, CONTENT_LOOK_MS).unref();
  return serve(options, place.value, {
    house,
    checks: () => checks,
    close() {
      clearInterval(looking);
      return opened.value.close();
    },
    app: { unavailable: UNAVAILABLE_IN_PRODUCTION, smallFiles: { searchable: true, securityContact, clock } },
  });
}

/** How often the content file is looked at. */
const CONTENT_LOOK_MS = 1000;

/** Returns the content of a production house when its file has changed since this call. */
function contentLook({ production: { contentFile, launchKey }, log = logToStderr }: ProductionOptions) {
  const report = (sentence: string) => log("error", `${sentence} The content stays as it was.`);
  return contentFile === undefined ? () => undefined : followContent({ file: contentFile, launchKey, report });
}

/** The site that a server serves. */
export interface Place {
  readonly site: Site | undefined;
  readonly brands: (() => ServedBrands) | undefined;
  readonly shares: readonly ShareFile[];
  readonly brandHosts: readonly string[];
  /** The usual brand's. */
  readonly platinumBasis: LevelBasis | undefined;
  readonly refundTable: RefundTableName | undefined;
}

/** Reads what a start needs before it opens a house. */
export function readPlace({ port, siteDir, ...options }: ServerOptions): Result<Place, StartFailure> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return err(portInvalid(port));
  const site = options.site ?? (siteDir === undefined ? undefined : readSite(siteDir));
  if (siteDir !== undefined && !site) return err(siteMissing(siteDir));
  const built = site && builtBrands(site);
  const brands = options.brands ?? (built && (() => built));
  const usual = site && brands && usualShare(site, brands());
  return ok({
    site,
    brands,
    shares: site && brands ? sharesOf(site, brands()) : [],
    platinumBasis: usual?.platinumBasis,
    refundTable: usual?.refundTable,
    brandHosts: brands?.().brands.flatMap(({ hostnames }) => hostnames) ?? [],
  });
}

/** Of the brand of an unknown hostname: all brands of a server share its house. */
function usualShare(site: Site, { default: usual, brands }: ServedBrands): ShareFile | undefined {
  return sharesOf(site, { default: usual, brands: brands.filter(({ id }) => id === usual) })[0];
}

/** What every house of a server is opened with. */
export function houseSettings(options: ServerOptions) {
  const { dataDir, databaseUrl, secretKey, passwords, report, wrapJournal, observer, log = logToStderr } = options;
  return {
    dataDir,
    databaseUrl,
    secretKey,
    passwords,
    report,
    wrapJournal,
    options: options.house,
    onAuditFailure: (error: unknown) => log("error", "the audit log took no entry", {}, error),
    passwordWatch: observer?.passwords,
    onJournalCall(call: JournalCall) {
      if (call.operation === "append" && call.outcome === "appended") noteAppended();
      observer?.journalCalled(call);
    },
  } satisfies Partial<HouseSettings>;
}

/** An open house, and what its app has of its own. */
export interface ServedHouse {
  readonly house: House;
  readonly checks: () => JournalChecks;
  readonly close: () => Promise<void>;
  readonly app: AppOptions;
}

/** Listens for a house, which it closes when it cannot, and at its end. */
export async function serve(
  options: ServerOptions,
  { site, brands, shares }: Place,
  { house, checks, close: closeHouse, app: own }: ServedHouse,
): Promise<Result<RunningServer, StartFailure>> {
  const { host, port, hosts = [], otherSites = [], observer, log = logToStderr } = options;
  const { trustProxy = TRUST_NO_PROXY, limits = SERVER_LIMITS, hsts = "behind-tls" } = options;
  const app = createApp(house, {
    log,
    onSiteReport(report) {
      observer?.siteReported?.(report);
      logSiteReport(log, report);
    },
    otherSites,
    limits,
    ...(site && brands ? { site, brands } : {}),
    ...own,
  });
  const named = new Set([...hosts, ...shares.flatMap(({ siteUrl }) => (siteUrl ? new URL(siteUrl).hostname : []))]);
  const isOfBrand = (name: string) => brands?.().brands.some(({ hostnames }) => hostnames.includes(name)) ?? false;
  const listening = await listen(app, host, port, {
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
  const ready = createReadiness(checks, options.readyMs ?? READY_MS);
  return ok({
    url: listening.value.url,
    port: listening.value.port,
    readiness: async () => (closing ? DRAINING : ready()),
    load: listening.value.underWay,
    retire: listening.value.retire,
    close,
    cut: listening.value.cut,
  });
}

/** Undefined without a listener, so that no call is described in vain. */
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
