import * as v from "valibot";
import { LEVEL_IDS, LEVEL_NAMES } from "../../../core/rules/levels.ts";
import type { Session } from "../../../core/session/model.ts";
import type { SessionStorage } from "../../../core/session/port.ts";
import { BANK_CODES } from "../../../core/wallet/banks.ts";
import { type KeyValue, parseJson } from "./key-value.ts";

/**
 * What stays when a session ends: money intents whose outcome is unknown, the locks of tabs that act now, and settings of
 * the device, which are no member's.
 */
const STAYING = ["intents.", "hold.", "device."];

/**
 * Stores the bearer token and its member in the browser: the only module that does. `clear` removes everything else that
 * the site stores as well (spec section 4).
 */
export function createBrowserSessionStorage(storage: KeyValue, page: Window, prefix: string): SessionStorage {
  const key = `${prefix}.session`;
  let last: { readonly text: string; readonly session: Session | undefined } | undefined;
  const read = (): Session | undefined => {
    const text = storage.get(key);
    if (text === undefined) return undefined;
    // It is read before every call, so it is parsed only when it changed.
    if (last?.text !== text) last = { text, session: parseSession(text) };
    return last.session;
  };
  return {
    read,
    write: (session) => storage.set(key, JSON.stringify(session)),
    clear() {
      for (const stored of storage.keys(`${prefix}.`)) {
        if (!STAYING.some((staying) => stored.startsWith(`${prefix}.${staying}`))) storage.remove(stored);
      }
    },
    watch(listener) {
      const onStorage = (event: StorageEvent) => {
        // The key is null when another tab cleared the whole storage.
        if (event.key === key || event.key === null) listener(read());
      };
      // A page that the browser kept for the back button heard nothing meanwhile.
      const onShow = (event: PageTransitionEvent) => {
        if (event.persisted) listener(read());
      };
      page.addEventListener("storage", onStorage);
      page.addEventListener("pageshow", onShow);
      return () => {
        page.removeEventListener("storage", onStorage);
        page.removeEventListener("pageshow", onShow);
      };
    },
  };
}

function parseSession(text: string): Session | undefined {
  const { success, output } = v.safeParse(sessionSchema, parseJson(text));
  return success ? output : undefined;
}

const filled = v.pipe(v.string(), v.nonEmpty());

const schema = v.object({
  token: filled,
  member: v.object({
    id: filled,
    username: filled,
    name: v.string(),
    phone: v.string(),
    level: v.picklist(LEVEL_NAMES),
    levelId: v.picklist(LEVEL_IDS),
    points: v.pipe(
      v.number(),
      v.check((points) => Number.isFinite(points)),
    ),
    creditLevelId: v.optional(v.picklist(LEVEL_IDS)),
    bankAccount: v.optional(
      v.object({
        uuid: v.string(),
        bank: v.optional(v.picklist(BANK_CODES)),
        bankName: v.string(),
        accountNumber: v.string(),
      }),
    ),
    address: v.optional(v.record(v.string(), v.string())),
    joinedAt: v.optional(v.pipe(v.number(), v.safeInteger())),
  }),
});

/** A stored session. JSON leaves out what is undefined, and the checks make sure that the brands of its type are true. */
const sessionSchema = schema as v.GenericSchema as v.GenericSchema<unknown, Session>;
