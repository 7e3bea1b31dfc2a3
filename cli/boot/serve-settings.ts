import { resolve } from "node:path";
import { type LimitSettings, readLimits } from "../../adapters/house/node/read-limits.ts";
import { readTrustProxy, TRUST_NO_PROXY, type TrustProxy } from "../../adapters/server/trust-proxy.ts";
import { hostSource } from "../../core/delivery/host-source.ts";
import { GUARDED_ACTIONS, type GuardedAction } from "../../core/session/second-factor/guarded-actions.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";

export interface ServeSettings {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Absolute path of the journal's folder. */
  readonly dataDir: string;
  /** Opens the controls under /sandbox: anybody who can reach the house can approve, top up and reset. */
  readonly sandbox: boolean;
  /** Origins of other sites that may call this house. */
  readonly otherSites: readonly string[];
  /** Encrypts the secrets of second factors. Undefined: a file in the journal's folder. */
  readonly secretKey: string | undefined;
  /** What a member with a second factor must confirm it for again. */
  readonly secondFactorFor: readonly GuardedAction[];
  /** Sites whose members may have passkeys, besides one at localhost. */
  readonly passkeyOrigins: readonly string[];
  readonly trustProxy: TrustProxy;
  readonly limits: LimitSettings;
}

/** Characters of SANAM_SECRET_KEY. */
const MIN_SECRET_KEY = 32;

const DEFAULT_PORT = "4600";
const DEFAULT_HOST = "127.0.0.1";

/**
 * Reads HOST, PORT, SANAM_DATA, SANAM_SANDBOX, SANAM_SITES, SANAM_TRUST_PROXY, SANAM_LIMITS and SANAM_SECRET_KEY; the
 * error is a sentence. A relative SANAM_DATA is
 * resolved from the folder where `npm start` was typed.
 */
export function readServeSettings(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Result<ServeSettings, string> {
  const portText = env["PORT"]?.trim() || DEFAULT_PORT;
  const port = Number(portText);
  if (!/^\d{1,5}$/.test(portText) || port > 65_535) {
    return err(`PORT must be a whole number from 0 to 65535, not "${portText}".`);
  }
  const host = env["HOST"]?.trim() || DEFAULT_HOST;
  const dataText = env["SANAM_DATA"]?.trim();
  // npm runs its scripts in the project's folder; INIT_CWD holds the folder where the command was typed.
  const dataDir = dataText ? resolve(env["INIT_CWD"] ?? root, dataText) : resolve(root, ".data");
  const sandboxText = env["SANAM_SANDBOX"]?.trim() ?? "";
  if (!["", "0", "1"].includes(sandboxText)) return err(`SANAM_SANDBOX must be 1 or 0, not "${sandboxText}".`);
  const otherSites = (env["SANAM_SITES"] ?? "").split(/[\s,]+/).filter((site) => site !== "");
  const wrong = otherSites.find((site) => hostSource(site) !== site);
  if (wrong !== undefined) return err(`SANAM_SITES must hold origins like https://play.example, not "${wrong}".`);
  const secretKey = env["SANAM_SECRET_KEY"]?.trim() || undefined;
  if (secretKey !== undefined && secretKey.length < MIN_SECRET_KEY) {
    return err(`SANAM_SECRET_KEY must have at least ${MIN_SECRET_KEY} characters.`);
  }
  const actionsText = env["SANAM_SECOND_FACTOR_FOR"]?.trim() || GUARDED_ACTIONS.join(",");
  const wantedActions = actionsText === "nothing" ? [] : actionsText.split(/[\s,]+/);
  const secondFactorFor = GUARDED_ACTIONS.filter((action) => wantedActions.includes(action));
  if (secondFactorFor.length < wantedActions.length) {
    const known = GUARDED_ACTIONS.join(", ");
    return err(`SANAM_SECOND_FACTOR_FOR must be "nothing" or a list of ${known}, not "${actionsText}".`);
  }
  const passkeyOrigins = (env["SANAM_PASSKEY_ORIGINS"] ?? "").split(/[\s,]+/).filter((site) => site !== "");
  const wrongOrigin = passkeyOrigins.find((site) => hostSource(site) !== site);
  if (wrongOrigin !== undefined) {
    return err(`SANAM_PASSKEY_ORIGINS must hold origins like https://play.example, not "${wrongOrigin}".`);
  }
  const trustText = env["SANAM_TRUST_PROXY"]?.trim() ?? "";
  const trustProxy = trustText === "" ? ok(TRUST_NO_PROXY) : readTrustProxy(trustText);
  if (!trustProxy.ok) {
    return err(`SANAM_TRUST_PROXY must be a number of proxies or a list of networks, not "${trustProxy.error}".`);
  }
  const sandbox = sandboxText === "1";
  const limits = readLimits(env["SANAM_LIMITS"] ?? "", sandbox);
  if (!limits.ok) {
    return err(`SANAM_LIMITS must hold limits like address=200/6s/1s/1m or address=off, not "${limits.error}".`);
  }
  return ok({
    host,
    port,
    dataDir,
    sandbox,
    otherSites,
    trustProxy: trustProxy.value,
    limits: limits.value,
    secretKey,
    secondFactorFor,
    passkeyOrigins,
  });
}
