import { err, ok, type Result } from "../../../core/shared/result.ts";

/** Where an operator's probes and scrapers ask, and how a stop is announced. */
export interface OpsSettings {
  readonly host: string;
  /** Undefined serves no checks and no metrics; 0 takes any free port. */
  readonly port: number | undefined;
  /** Milliseconds for the checks of /readyz. */
  readonly readyMs: number;
  /** Milliseconds between /readyz saying no and the first refused connection. */
  readonly drainDelayMs: number;
}

export const OPS_DEFAULTS: OpsSettings = { host: "127.0.0.1", port: undefined, readyMs: 1000, drainDelayMs: 0 };

const LONGEST_MS = 3_600_000;

/** The error is a sentence. */
export function readOpsSettings(env: Readonly<Record<string, string | undefined>>): Result<OpsSettings, string> {
  const portText = env["SANAM_OPS_PORT"]?.trim() || undefined;
  if (portText !== undefined && (!/^\d{1,5}$/.test(portText) || Number(portText) > 65_535)) {
    return err(`SANAM_OPS_PORT must be a whole number from 0 to 65535, not "${portText}".`);
  }
  const readyMs = readMs(env, "SANAM_READY_MS", OPS_DEFAULTS.readyMs, 1);
  if (!readyMs.ok) return readyMs;
  const drainDelayMs = readMs(env, "SANAM_DRAIN_DELAY_MS", OPS_DEFAULTS.drainDelayMs, 0);
  if (!drainDelayMs.ok) return drainDelayMs;
  return ok({
    host: env["SANAM_OPS_HOST"]?.trim() || OPS_DEFAULTS.host,
    port: portText === undefined ? OPS_DEFAULTS.port : Number(portText),
    readyMs: readyMs.value,
    drainDelayMs: drainDelayMs.value,
  });
}

function readMs(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  usual: number,
  least: number,
): Result<number, string> {
  const text = env[variable]?.trim() || String(usual);
  return /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= LONGEST_MS
    ? ok(Number(text))
    : err(`${variable} must be a whole number from ${least} to ${LONGEST_MS}, not "${text}".`);
}
