import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  type Limits,
  type PasswordQueueSettings,
  SANDBOX_LIMITS,
  SANDBOX_PASSWORD_QUEUE,
} from "../session/limits/default-limits.ts";
import type { Limit } from "../session/limits/limit.ts";
import { DEFAULT_THREADS } from "./scrypt-threads.ts";

export interface LimitSettings {
  readonly rates: Limits;
  readonly passwordQueue: PasswordQueueSettings;
  /** How many passwords are hashed at once. */
  readonly passwordThreads: number;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: SECOND_MS, m: MINUTE_MS, h: HOUR_MS };

/**
 * Reads SANAM_LIMITS: parts like `address=200/6s/1s/1m` (so many are free, one is forgotten after each span, the first
 * wait, the longest wait), `house=off`, `places=64`, `placesPerAddress=8`, `wait=2s` and `threads=1`, with spaces
 * between them. What it does not name keeps its default. The error is the wrong part.
 */
export function readLimits(text: string, sandbox: boolean): Result<LimitSettings, string> {
  let settings: LimitSettings = {
    rates: sandbox ? SANDBOX_LIMITS : DEFAULT_LIMITS,
    passwordQueue: sandbox ? SANDBOX_PASSWORD_QUEUE : DEFAULT_PASSWORD_QUEUE,
    passwordThreads: DEFAULT_THREADS,
  };
  for (const part of text.split(/\s+/).filter((word) => word !== "")) {
    const [name = "", value = "", ...rest] = part.split("=");
    const next = rest.length === 0 ? withPart(settings, name, value) : undefined;
    if (!next) return err(part);
    settings = next;
  }
  return ok(settings);
}

function withPart(settings: LimitSettings, name: string, value: string): LimitSettings | undefined {
  const { rates, passwordQueue } = settings;
  if (Object.hasOwn(DEFAULT_LIMITS, name)) {
    const limit = value === "off" ? undefined : readLimit(value);
    return value !== "off" && !limit ? undefined : { ...settings, rates: { ...rates, [name]: limit } };
  }
  if (name === "wait") {
    const waitMs = readSpan(value);
    return waitMs === undefined ? undefined : { ...settings, passwordQueue: { ...passwordQueue, waitMs } };
  }
  const count = /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
  if (count === undefined) return undefined;
  if (name === "threads") return { ...settings, passwordThreads: count };
  if (name !== "places" && name !== "placesPerAddress") return undefined;
  return { ...settings, passwordQueue: { ...passwordQueue, [name]: count } };
}

function readLimit(text: string): Limit | undefined {
  const [free = "", ...spans] = text.split("/");
  const [forgetMs, firstDelayMs, maxDelayMs] = spans.map(readSpan);
  if (!/^[1-9]\d{0,6}$/.test(free) || spans.length !== 3) return undefined;
  if (forgetMs === undefined || firstDelayMs === undefined || maxDelayMs === undefined) return undefined;
  return { free: Number(free), forgetMs, firstDelayMs, maxDelayMs };
}

function readSpan(text: string): number | undefined {
  const [, number = "", unit = ""] = /^([1-9]\d{0,5})(ms|s|m|h)$/.exec(text) ?? [];
  const factor = UNITS[unit];
  return factor === undefined ? undefined : Number(number) * factor;
}
