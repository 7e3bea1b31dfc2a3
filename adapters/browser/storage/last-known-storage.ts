import * as v from "valibot";
import type { Clock } from "../../../core/platform/clock.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { LastKnownStorage } from "../../../core/wallet/last-known.ts";
import type { KeyValue } from "./key-value.ts";
import { lastKnownSchema } from "./last-known-schema.ts";
import { parseJson } from "./parse-json.ts";

/** Of each list, newest first. */
const MOST_ITEMS = 30;
/** Accounts have numbers, and keys belong to the storage of intents. */
const LEFT_OUT = ["account", "intent"];

interface LastKnownStorageDependencies {
  readonly storage: KeyValue;
  readonly clock: Clock;
  readonly prefix: string;
  /** Whether the member is signed in; nothing is written or read for anybody else. */
  readonly isCurrent: () => boolean;
}

/**
 * One member's last known lists on this device, until the session ends: the end of a session removes every key of the
 * brand. Another member's lists are removed at once.
 */
export function createLastKnownStorage(
  { storage, clock, prefix, isCurrent }: LastKnownStorageDependencies,
  member: MemberId,
): LastKnownStorage {
  const all = `${prefix}.last.`;
  const own = `${all}${member}.`;
  for (const key of storage.keys(all)) if (!key.startsWith(own)) storage.remove(key);
  return {
    read(name) {
      if (!isCurrent()) return undefined;
      const { success, output } = v.safeParse(lastKnownSchema(name), parseJson(storage.get(own + name) ?? ""));
      return success ? output : undefined;
    },
    write(name, value) {
      if (isCurrent()) storage.set(own + name, JSON.stringify({ at: clock(), value }, shorten));
    },
  };
}

function shorten(key: string, value: unknown): unknown {
  if (LEFT_OUT.includes(key)) return undefined;
  return Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value;
}
