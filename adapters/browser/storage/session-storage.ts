import type { Session } from "../../../core/session/model.ts";
import type { SessionStorage } from "../../../core/session/port.ts";
import type { KeyValue } from "./key-value.ts";
import { parseSession } from "./parse-session.ts";

/** Keeps the bearer token and whose it is in the browser's storage: the only module that does. */
export function createBrowserSessionStorage(storage: KeyValue, page: Window, prefix: string): SessionStorage {
  const key = `${prefix}.session`;
  let last: { readonly text: string; readonly session: Session | undefined } | undefined;
  const read = (): Session | undefined => {
    const text = storage.get(key);
    if (text === undefined) return undefined;
    // Read before every call, so parsed once a change.
    if (last?.text !== text) last = { text, session: parseSession(text) };
    return last.session;
  };
  return {
    read,
    write: (session) => storage.set(key, JSON.stringify(session)),
    clear: () => storage.remove(key),
    watch(listener) {
      const heard = (event: StorageEvent) => {
        // The key is null when another tab cleared the whole storage.
        if (event.key === key || event.key === null) listener(read());
      };
      page.addEventListener("storage", heard);
      return () => page.removeEventListener("storage", heard);
    },
  };
}
