import * as v from "valibot";
import type { Clock } from "../../../core/platform/device.ts";
import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { LastKnown, LastKnownLists, LastKnownStorage } from "../../../core/wallet/last-known.ts";
import { HISTORY_KINDS } from "../../../core/wallet/model.ts";
import { DEPOSIT_STATUSES, SLIP_STATUSES, WITHDRAWAL_STATUSES } from "../../../core/wallet/statuses.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

/** So many entries of each list are stored, the newest first. */
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

const count = v.pipe(v.number(), v.safeInteger());
const text = v.string();

const credit = v.object({ creditSatang: count, points: v.number(), asOf: count });

/** A request without its account and its key, which are not stored. */
const request = <Status extends string>(statuses: readonly Status[]) => ({
  id: text,
  amountSatang: count,
  status: v.picklist(statuses),
  createdAt: count,
  account: v.optional(v.undefined_()),
  intent: v.optional(v.undefined_()),
  timeline: v.array(v.object({ status: v.picklist(statuses), at: count, reason: v.exactOptional(text) })),
});
const known = <Value extends v.GenericSchema>(value: Value) => v.object({ at: count, value });

const SCHEMAS = {
  credit: known(credit),
  deposits: known(v.array(v.object({ ...request(DEPOSIT_STATUSES), expiresAt: v.optional(count) }))),
  slips: known(v.array(v.object({ ...request(SLIP_STATUSES), reference: text }))),
  withdrawals: known(
    v.object({
      level: v.picklist(LEVEL_NAMES),
      credit,
      withdrawals: v.array(v.object({ ...request(WITHDRAWAL_STATUSES), attempt: count })),
    }),
  ),
  history: known(
    v.array(
      v.object({
        id: text,
        kind: v.picklist(HISTORY_KINDS),
        at: count,
        creditSatang: count,
        points: v.number(),
        balanceSatang: v.optional(count),
        reference: text,
        title: v.optional(text),
      }),
    ),
  ),
} satisfies Record<keyof LastKnownLists, v.GenericSchema>;

/** A stored list. JSON leaves out what is undefined, and the checks make sure that the brands of its type are true. */
function lastKnownSchema<Name extends keyof LastKnownLists>(name: Name) {
  return SCHEMAS[name] as v.GenericSchema as v.GenericSchema<unknown, LastKnown<LastKnownLists[Name]>>;
}
