import { resolve } from "node:path";
import type { GivenOptions } from "../../adapters/house/house-options.ts";
import type { ProductionSettings } from "../../adapters/server/check-production.ts";
import { readTrustProxy, TRUST_NO_PROXY, type TrustProxy } from "../../adapters/server/client-address.ts";
import { type CodeWebhook, readCodeWebhook } from "../../adapters/server/code-webhook.ts";
import type { AccessLogForm } from "../../adapters/server/edge/access-log.ts";
import { hostName, isLoopback } from "../../adapters/server/edge/allowed-hosts.ts";
import type { ServerLimits } from "../../adapters/server/limits.ts";
import type { Hsts } from "../../adapters/server/listen.ts";
import type { LogForm } from "../../adapters/server/ops/log.ts";
import { type PushSettings, readPushSettings } from "../../adapters/server/push/push-settings.ts";
import { hostSource } from "../../contracts/delivery/page-origins.ts";
import { baht, type Satang } from "../../core/shared/money.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { BrandPlaces } from "../../web/brand/files/open-brands.ts";
import { movedVariable, readSettingsFile } from "./settings-file.ts";

/** Where an operator's probes and scrapers ask, and how a stop is announced. */
interface OpsSettings {
  readonly host: string;
  /** Undefined serves no checks and no metrics; 0 takes any free port. */
  readonly port: number | undefined;
  /** Milliseconds between /readyz saying no and the first refused connection. */
  readonly drainDelayMs: number;
}

export interface ServeSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute path of the journal's folder. Production has no default. */
  readonly dataDir: string | undefined;
  /** `postgres://…`, in place of the folder. May contain a password. */
  readonly databaseUrl: string | undefined;
  /** What the operator decides about the house. */
  readonly house: GivenOptions;
  /** Encrypts the secrets of second factors. */
  readonly secretKey: string | undefined;
  readonly push: PushSettings | undefined;
  /** Where codes for phones go. */
  readonly codeWebhook: CodeWebhook | undefined;
  /** Opens the controls under /sandbox: anybody who can reach the house can approve, top up and reset. */
  readonly sandbox: boolean;
  /** What the controls ask for where other machines reach them; undefined makes one. */
  readonly sandboxToken: string | undefined;
  readonly production: ProductionSettings | undefined;
  /** Origins of other sites that may call this house. */
  readonly otherSites: readonly string[];
  /** Further host names of the site, in lower case. */
  readonly hosts: readonly string[];
  readonly trustProxy: TrustProxy;
  readonly hsts: Hsts;
  readonly accessLog: AccessLogForm | undefined;
  /** The form of everything that the process says about itself. */
  readonly log: LogForm;
  readonly ops: OpsSettings;
  readonly securityContact: string | undefined;
  readonly limits: ServerLimits;
  /** Milliseconds for the checks of /readyz. */
  readonly readyMs: number | undefined;
  /** Where the brands are; undefined for those of the build. */
  readonly brands: BrandPlaces | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;
type Mode = "demo" | "sandbox" | "production";

const DEFAULT_PORT = "4600";
const DEFAULT_HOST = "127.0.0.1";

/**
 * Reads the variables that adapters/settings.md lists; the error is a sentence. Relative paths are resolved from the folder
 * where `npm start` was typed. A terminal gets text.
 */
export function readServeSettings(env: Environment, root: string, isTerminal = false): Result<ServeSettings, string> {
  const moved = movedVariable(env);
  if (moved !== undefined) return err(moved);
  const portText = env["PORT"]?.trim() || DEFAULT_PORT;
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    return err(`PORT must be a whole number from 0 to 65535, not "${portText}".`);
  }
  const host = env["HOST"]?.trim() || DEFAULT_HOST;
  const mode = readMode(env, host);
  if (!mode.ok) return mode;
  const otherSites = listOf(env["SANAM_SITES"]);
  const wrong = otherSites.find((site) => hostSource(site) !== site);
  if (wrong !== undefined) return err(`SANAM_SITES must hold origins like https://play.example, not "${wrong}".`);
  const edge = readEdge(env);
  if (!edge.ok) return edge;
  // npm runs its scripts in the project's folder; INIT_CWD holds the folder where the command was typed.
  const pathOf = (text: string | undefined) => (text ? resolve(env["INIT_CWD"] ?? root, text) : undefined);
  const isProduction = mode.value === "production";
  const database = readDatabase(env);
  if (!database.ok) return database;
  const file = readSettingsFile(pathOf(env["SANAM_SETTINGS"]?.trim()));
  if (!file.ok) return file;
  const { pushService } = file.value;
  if (pushService !== undefined && mode.value !== "sandbox") return err("sandbox.pushService is for a sandbox only.");
  const push = readPushSettings(env, pushService);
  if (!push.ok) return push;
  const codeWebhook = readCodeWebhook(env);
  if (!codeWebhook.ok) return codeWebhook;
  const secrets = readSecondFactors(env);
  if (!secrets.ok) return secrets;
  const twoPersonsAbove = readTwoPersonsAbove(env);
  if (!twoPersonsAbove.ok) return twoPersonsAbove;
  const launchKey = env["SANAM_LAUNCH_KEY"]?.trim() || undefined;
  if (launchKey !== undefined && launchKey.length < MIN_SECRET_KEY)
    return err(`SANAM_LAUNCH_KEY must have at least ${MIN_SECRET_KEY} characters.`);
  const production = isProduction
    ? {
        contentFile: pathOf(env["SANAM_CONTENT"]?.trim()),
        launchKey,
        proxyNamed: Boolean(env["SANAM_TRUST_PROXY"]?.trim()),
      }
    : undefined;
  const log = readLogForm(env, isProduction && !isTerminal ? "json" : "text");
  if (!log.ok) return log;
  const accessLog = readAccessLog(env, isProduction ? log.value : "off");
  if (!accessLog.ok) return accessLog;
  const ops = readOps(env);
  if (!ops.ok) return ops;
  return ok({
    host,
    port,
    dataDir: pathOf(env["SANAM_DATA"]?.trim()) ?? (isProduction ? undefined : resolve(root, ".data")),
    databaseUrl: database.value.databaseUrl,
    sandbox: mode.value === "sandbox",
    sandboxToken: env["SANAM_SANDBOX_TOKEN"]?.trim() || undefined,
    production,
    otherSites,
    ...edge.value,
    accessLog: accessLog.value,
    log: log.value,
    ops: ops.value,
    limits: file.value.limits,
    readyMs: file.value.readyMs,
    brands: readBrandPlaces(env, pathOf),
    secretKey: secrets.value.secretKey,
    push: push.value,
    codeWebhook: codeWebhook.value,
    house: {
      ...file.value.house,
      databaseConnections: database.value.databaseConnections,
      passkeyOrigins: secrets.value.passkeyOrigins,
      twoPersonsAbove: twoPersonsAbove.value,
    },
  });
}

function readBrandPlaces(env: Environment, pathOf: (text: string) => string | undefined): BrandPlaces | undefined {
  const usual = env["SANAM_BRAND"]?.trim() || undefined;
  // A path may contain spaces.
  const listed = (env["SANAM_BRANDS"] ?? "").split(",").map((path) => path.trim());
  const paths = listed.flatMap((path) => pathOf(path) ?? []);
  if (usual === undefined && paths.length === 0) return undefined;
  return { paths, usual: usual?.endsWith(".json") ? pathOf(usual) : usual };
}

/** A house that other machines reach is a production house, unless somebody asks for a sandbox. */
function readMode(env: Environment, host: string): Result<Mode, string> {
  const usual = isLoopback(host) ? "demo" : "production";
  const text = env["SANAM_MODE"]?.trim() || usual;
  if (text !== "demo" && text !== "sandbox" && text !== "production") {
    return err(`SANAM_MODE must be demo, sandbox or production, not "${text}".`);
  }
  return ok(text);
}

type DatabaseSettings = Pick<ServeSettings, "databaseUrl"> & Pick<GivenOptions, "databaseConnections">;

/** No sentence repeats the URL. What is wrong with it is said when it is opened. */
function readDatabase(env: Environment): Result<DatabaseSettings, string> {
  const databaseUrl = env["SANAM_DATABASE_URL"]?.trim() || undefined;
  if (databaseUrl !== undefined && env["SANAM_DATA"]?.trim()) {
    return err("SANAM_DATA and SANAM_DATABASE_URL exclude each other.");
  }
  const connections = readNumber(env, "SANAM_DATABASE_CONNECTIONS", 2, 9999);
  return connections.ok ? ok({ databaseUrl, databaseConnections: connections.value }) : connections;
}

function readOps(env: Environment): Result<OpsSettings, string> {
  const port = readNumber(env, "SANAM_OPS_PORT", 0, 65_535);
  if (!port.ok) return port;
  const drainDelayMs = readNumber(env, "SANAM_DRAIN_DELAY_MS", 0, 3_600_000);
  if (!drainDelayMs.ok) return drainDelayMs;
  const host = env["SANAM_OPS_HOST"]?.trim() || DEFAULT_HOST;
  return ok({ host, port: port.value, drainDelayMs: drainDelayMs.value ?? 0 });
}

/** Characters of SANAM_SECRET_KEY and of SANAM_LAUNCH_KEY. */
const MIN_SECRET_KEY = 32;

function readSecondFactors(env: Environment) {
  const secretKey = env["SANAM_SECRET_KEY"]?.trim() || undefined;
  if (secretKey !== undefined && secretKey.length < MIN_SECRET_KEY)
    return err(`SANAM_SECRET_KEY must have at least ${MIN_SECRET_KEY} characters.`);
  const passkeyOrigins = listOf(env["SANAM_PASSKEY_ORIGINS"]);
  const wrong = passkeyOrigins.find((site) => hostSource(site) !== site);
  return wrong === undefined
    ? ok({ secretKey, passkeyOrigins })
    : err(`SANAM_PASSKEY_ORIGINS must hold origins like https://play.example, not "${wrong}".`);
}

function readTwoPersonsAbove(env: Environment): Result<Satang | undefined, string> {
  const text = env["SANAM_STAFF_TWO_PERSONS_ABOVE"]?.trim() || undefined;
  if (text === undefined) return ok(undefined);
  return /^\d{1,9}(\.\d{1,2})?$/.test(text)
    ? ok(baht(Number(text)))
    : err(`SANAM_STAFF_TWO_PERSONS_ABOVE must be an amount in baht such as 50000, not "${text}".`);
}

function readNumber(
  env: Environment,
  variable: string,
  least: number,
  most: number,
): Result<number | undefined, string> {
  const text = env[variable]?.trim() || undefined;
  if (text === undefined) return ok(undefined);
  return /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? ok(Number(text))
    : err(`${variable} must be a whole number from ${least} to ${most}, not "${text}".`);
}

const HSTS = new Map<string, Hsts>([
  ["", "behind-tls"],
  ["subdomains", "behind-tls-with-subdomains"],
  ["1", "always"],
  ["0", "never"],
]);

type Edge = Pick<ServeSettings, "hosts" | "trustProxy" | "hsts" | "securityContact">;

/** What the server must know of its place in the network. */
function readEdge(env: Environment): Result<Edge, string> {
  const hosts: string[] = [];
  for (const text of listOf(env["SANAM_HOSTS"])) {
    const name = hostName(text);
    if (name === undefined || /:\d+$/.test(text.replace(/^\[.*\]/, ""))) {
      return err(`SANAM_HOSTS must hold names like play.example, not "${text}".`);
    }
    hosts.push(name);
  }
  const trustText = env["SANAM_TRUST_PROXY"]?.trim() ?? "";
  const trustProxy = trustText === "" ? ok(TRUST_NO_PROXY) : readTrustProxy(trustText);
  if (!trustProxy.ok) {
    return err(`SANAM_TRUST_PROXY must be a number of proxies or a list of networks, not "${trustProxy.error}".`);
  }
  const hstsText = env["SANAM_HSTS"]?.trim() ?? "";
  const hsts = HSTS.get(hstsText);
  if (hsts === undefined) return err(`SANAM_HSTS must be 1, 0 or subdomains, not "${hstsText}".`);
  const securityContact = env["SANAM_SECURITY_CONTACT"]?.trim() || undefined;
  if (securityContact !== undefined && !/^(mailto:|https:\/\/|tel:)[\x21-\x7e]+$/.test(securityContact)) {
    return err(`SANAM_SECURITY_CONTACT must start with mailto:, https:// or tel:, not "${securityContact}".`);
  }
  return ok({ hosts, trustProxy: trustProxy.value, hsts, securityContact });
}

function readLogForm(env: Environment, usual: LogForm): Result<LogForm, string> {
  const text = env["SANAM_LOG"]?.trim() || usual;
  return text === "json" || text === "text" ? ok(text) : err(`SANAM_LOG must be json or text, not "${text}".`);
}

function readAccessLog(env: Environment, usual: LogForm | "off"): Result<AccessLogForm | undefined, string> {
  const text = env["SANAM_ACCESS_LOG"]?.trim() || usual;
  if (text === "off") return ok(undefined);
  return text === "json" || text === "text"
    ? ok(text)
    : err(`SANAM_ACCESS_LOG must be json, text or off, not "${text}".`);
}

function listOf(text = ""): readonly string[] {
  return text.split(/[\s,]+/).filter((part) => part !== "");
}
