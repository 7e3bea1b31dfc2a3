import { readFileSync } from "node:fs";
import type { GivenOptions } from "../../adapters/house/house-options.ts";
import { HOUSE_OPTIONS } from "../../adapters/house/house-options.ts";
import {
  DEFAULT_LIMITS,
  DEFAULT_PASSWORD_QUEUE,
  type Limits,
} from "../../adapters/house/session/limits/default-limits.ts";
import type { Limit } from "../../adapters/house/session/limits/limit.ts";
import { isLoopback } from "../../adapters/server/edge/allowed-hosts.ts";
import { SERVER_LIMITS, type ServerLimits } from "../../adapters/server/limits.ts";
import { GUARDED_ACTIONS, type GuardedAction } from "../../core/session/second-factor/model.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../core/shared/bangkok-time.ts";
import { nearestKey } from "../../core/shared/nearest-key.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";

/** One key of the settings file. */
interface Setting<T> {
  /** As JSON, or a word for what is no fixed value. */
  readonly usual: string;
  /** What a value must be: "must …". */
  readonly must: string;
  /** The variable that had this value before there was a file. */
  readonly was: string;
  /** Undefined for a wrong value. */
  readonly read: (value: unknown) => T | undefined;
}

const LARGEST = 2 ** 31 - 1;
const HOURS_OF_YEAR = 24 * 365;
const UNITS: Readonly<Record<string, number>> = { ms: 1, s: SECOND_MS, m: MINUTE_MS, h: HOUR_MS };

function whole(usual: number | string, least: number, most: number, was: string): Setting<number> {
  return {
    usual: String(usual),
    must: `be a whole number from ${least} to ${most}`,
    was,
    read: (value) =>
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most ? Number(value) : undefined,
  };
}

const limit = (name: keyof ServerLimits, was: string) => whole(SERVER_LIMITS[name], 1, LARGEST, was);

/** So many are free, one is forgotten after each span, the first wait, which doubles, and the longest wait. */
function attempts(name: keyof Limits): Setting<Limit | "off"> {
  const { free, ...spans } = DEFAULT_LIMITS[name] ?? { free: 0 };
  return {
    usual: JSON.stringify([free, ...Object.values(spans).map(spanText)].join("/")),
    must: 'be a limit like "200/6s/1s/1m", or "off"',
    was: "SANAM_LIMITS",
    read: (value) => (value === "off" ? "off" : typeof value === "string" ? readLimit(value) : undefined),
  };
}

/** Every key of the settings file. adapters/settings.md says what each means. */
export const SETTINGS = {
  "sessions.idleHours": whole(HOUSE_OPTIONS.sessions.idleMs / HOUR_MS, 1, HOURS_OF_YEAR, "SANAM_SESSION_IDLE_HOURS"),
  "sessions.days": whole(HOUSE_OPTIONS.sessions.absoluteMs / DAY_MS, 1, 365, "SANAM_SESSION_DAYS"),
  "sessions.tokenHours": whole(HOUSE_OPTIONS.sessions.renewAfterMs / HOUR_MS, 1, HOURS_OF_YEAR, "SANAM_TOKEN_HOURS"),
  "sessions.secondFactorFor": {
    usual: JSON.stringify(GUARDED_ACTIONS),
    must: `be a list of ${GUARDED_ACTIONS.join(", ")}, empty for none`,
    was: "SANAM_SECOND_FACTOR_FOR",
    read: (value: unknown): readonly GuardedAction[] | undefined =>
      Array.isArray(value) && value.every((each) => GUARDED_ACTIONS.includes(each))
        ? GUARDED_ACTIONS.filter((action) => value.includes(action))
        : undefined,
  },
  "house.auditDays": whole(HOUSE_OPTIONS.auditRetentionMs / DAY_MS, 1, 3650, "SANAM_AUDIT_DAYS"),
  "house.refusalsPerDay": whole(HOUSE_OPTIONS.refusalsPerDay, 1, 999_999, "SANAM_REFUSALS_PER_DAY"),
  "house.databaseWaitMs": whole(5000, 100, 60_000, "SANAM_DATABASE_WAIT_MS"),
  "attempts.account": attempts("account"),
  "attempts.device": attempts("device"),
  "attempts.address": attempts("address"),
  "attempts.house": attempts("house"),
  "attempts.registerAddress": attempts("registerAddress"),
  "attempts.registerHouse": attempts("registerHouse"),
  "attempts.recoveryAccount": attempts("recoveryAccount"),
  "attempts.recoveryAddress": attempts("recoveryAddress"),
  "attempts.recoveryHouse": attempts("recoveryHouse"),
  "attempts.recoveryCode": attempts("recoveryCode"),
  "attempts.lookUpAddress": attempts("lookUpAddress"),
  "attempts.lookUpHouse": attempts("lookUpHouse"),
  "attempts.bankName": attempts("bankName"),
  "passwords.places": whole(DEFAULT_PASSWORD_QUEUE.places, 1, 99_999, "SANAM_LIMITS"),
  "passwords.placesPerAddress": whole(DEFAULT_PASSWORD_QUEUE.placesPerAddress, 1, 99_999, "SANAM_LIMITS"),
  "passwords.waitMs": whole(DEFAULT_PASSWORD_QUEUE.waitMs, 1, LARGEST, "SANAM_LIMITS"),
  "passwords.threads": whole("cores − 1", 1, 99_999, "SANAM_LIMITS"),
  "server.bodyBytes": limit("bodyBytes", "SANAM_BODY_BYTES"),
  "server.headMs": limit("headMs", "SANAM_HEAD_MS"),
  "server.bodyMs": limit("bodyMs", "SANAM_BODY_MS"),
  "server.unreadMs": limit("unreadMs", "SANAM_UNREAD_MS"),
  "server.connections": limit("connections", "SANAM_CONNECTIONS"),
  "server.connectionsPerAddress": limit("connectionsPerAddress", "SANAM_CONNECTIONS_PER_ADDRESS"),
  "server.streamsPerMember": limit("streamsPerMember", "SANAM_STREAMS_PER_MEMBER"),
  "server.streamsPerAddress": limit("streamsPerAddress", "SANAM_STREAMS_PER_ADDRESS"),
  "server.drainMs": limit("drainMs", "SANAM_DRAIN_MS"),
  "server.readyMs": whole(1000, 1, HOUR_MS, "SANAM_READY_MS"),
  "sandbox.pushService": {
    usual: "none",
    must: "be an origin of this machine like http://127.0.0.1:9000",
    was: "SANAM_PUSH_SERVICE",
    read: (value: unknown): string | undefined =>
      typeof value === "string" && isLocalOrigin(value) ? value : undefined,
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

type Key = keyof typeof SETTINGS;
type Value<K extends Key> = NonNullable<ReturnType<(typeof SETTINGS)[K]["read"]>>;

/** What the file says. Where it says nothing, the mode's own defaults hold. */
export interface FileSettings {
  readonly house: GivenOptions;
  readonly limits: ServerLimits;
  readonly readyMs: number | undefined;
  /** Only for a sandbox. */
  readonly pushService: string | undefined;
}

/** Reads the file, or the defaults without one. The error is a sentence. */
export function readSettingsFile(file: string | undefined): Result<FileSettings, string> {
  const leaves = file === undefined ? ok(new Map<Key, unknown>()) : readLeaves(file);
  if (!leaves.ok) return leaves;
  for (const [key, value] of leaves.value)
    if (SETTINGS[key].read(value) === undefined)
      return err(`${key} in ${file} must ${SETTINGS[key].must}, not ${JSON.stringify(value)}.`);
  const get = <K extends Key>(key: K) =>
    leaves.value.has(key) ? (SETTINGS[key].read(leaves.value.get(key)) as Value<K> | undefined) : undefined;
  return ok(settingsFrom(get));
}

function settingsFrom(get: <K extends Key>(key: K) => Value<K> | undefined): FileSettings {
  const { sessions } = HOUSE_OPTIONS;
  const hours = get("sessions.idleHours");
  const idleMs = hours === undefined ? sessions.idleMs : hours * HOUR_MS;
  const days = get("sessions.days");
  const tokenHours = get("sessions.tokenHours");
  const auditDays = get("house.auditDays");
  const rates: { -readonly [Name in keyof Limits]?: Limit | undefined } = {};
  for (const name of Object.keys(DEFAULT_LIMITS) as (keyof Limits)[]) {
    const attempt = get(`attempts.${name}`);
    if (attempt !== undefined) rates[name] = attempt === "off" ? undefined : attempt;
  }
  return {
    house: {
      refusalsPerDay: get("house.refusalsPerDay"),
      sessions: {
        idleMs,
        absoluteMs: days === undefined ? sessions.absoluteMs : days * DAY_MS,
        // Well before an idle session ends.
        renewAfterMs: Math.min(tokenHours === undefined ? sessions.renewAfterMs : tokenHours * HOUR_MS, idleMs / 2),
      },
      auditRetentionMs: auditDays === undefined ? undefined : auditDays * DAY_MS,
      rates,
      passwordQueue: given({
        places: get("passwords.places"),
        placesPerAddress: get("passwords.placesPerAddress"),
        waitMs: get("passwords.waitMs"),
      }),
      passwordThreads: get("passwords.threads"),
      secondFactorFor: get("sessions.secondFactorFor"),
      databaseWaitMs: get("house.databaseWaitMs"),
    },
    limits: {
      ...SERVER_LIMITS,
      ...given({
        bodyBytes: get("server.bodyBytes"),
        headMs: get("server.headMs"),
        bodyMs: get("server.bodyMs"),
        unreadMs: get("server.unreadMs"),
        connections: get("server.connections"),
        connectionsPerAddress: get("server.connectionsPerAddress"),
        streamsPerMember: get("server.streamsPerMember"),
        streamsPerAddress: get("server.streamsPerAddress"),
        drainMs: get("server.drainMs"),
      }),
    },
    readyMs: get("server.readyMs"),
    pushService: get("sandbox.pushService"),
  };
}

/** The sentence about a variable that is a key of the file today; undefined when none is set. */
export function movedVariable(env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (env["SANAM_SANDBOX"]?.trim()) return "SANAM_SANDBOX is not read any more: set SANAM_MODE=sandbox.";
  for (const { was } of Object.values<Setting<unknown>>(SETTINGS)) {
    if (!env[was]?.trim()) continue;
    const keys = Object.entries<Setting<unknown>>(SETTINGS).flatMap(([key, each]) => (each.was === was ? [key] : []));
    return `${was} is not read any more: set ${keys.join(", ")} in the file that SANAM_SETTINGS names.`;
  }
  return undefined;
}

/** The values of a JSON file by their dotted keys, all of which are known. */
function readLeaves(file: string): Result<ReadonlyMap<Key, unknown>, string> {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return err(`SANAM_SETTINGS names ${file}, which cannot be read.`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return err(`${file} is not a file with JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  if (!isObject(json)) return err(`${file} must hold an object with groups like "sessions".`);
  const leaves = new Map<Key, unknown>();
  for (const [group, values] of Object.entries(json)) {
    if (!KEYS.some((key) => key.startsWith(`${group}.`))) return err(unknown(file, group, GROUPS));
    if (!isObject(values)) return err(`${group} in ${file} must be an object with keys like ${exampleOf(group)}.`);
    for (const [name, value] of Object.entries(values)) {
      const key = KEYS.find((each) => each === `${group}.${name}`);
      if (key === undefined) return err(unknown(file, `${group}.${name}`, KEYS));
      leaves.set(key, value);
    }
  }
  return ok(leaves);
}

const KEYS = Object.keys(SETTINGS) as Key[];
const GROUPS = [...new Set(KEYS.map((key) => key.slice(0, key.indexOf("."))))];

function exampleOf(group: string): string {
  return KEYS.find((key) => key.startsWith(`${group}.`))?.slice(group.length + 1) ?? "";
}

function unknown(file: string, key: string, known: readonly string[]): string {
  const nearest = nearestKey(key, known);
  return `${key} in ${file} is no setting; ${nearest === undefined ? `there are ${known.join(", ")}` : `did you mean ${nearest}?`}`.replace(
    /([^?])$/,
    "$1.",
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function given<T extends object>(values: T): { [Name in keyof T]?: NonNullable<T[Name]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: NonNullable<T[Name]>;
  };
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

/** In the largest unit that divides it. */
function spanText(ms: number): string {
  const [unit, factor] = Object.entries(UNITS).findLast(([, each]) => ms % each === 0) ?? ["ms", 1];
  return `${ms / factor}${unit}`;
}

function isLocalOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.origin === text && /^https?:$/.test(url.protocol) && isLoopback(url.hostname);
}
