import { readFileSync, rmSync, unwatchFile, watchFile } from "node:fs";
import { join } from "node:path";
import type { Session } from "../../core/session/model.ts";
import type { SessionStorage } from "../../core/session/port.ts";
import { readStoredSession } from "./stored-session.ts";
import { writePrivateFile } from "./write-private-file.ts";

const POLL_INTERVAL_MS = 500;

/**
 * Stores one profile's session in a file that only its owner can read. A write replaces the whole file at once, so
 * that nobody reads half of it. Throws when the folder cannot be written.
 */
export function createProfileSessionStorage(folder: string, profile: string): SessionStorage {
  // The name of a profile may contain the slashes of its target's address.
  const file = join(folder, `session-${encodeURIComponent(profile)}.json`);
  const read = (): Session | undefined => {
    try {
      return readStoredSession(readFileSync(file, "utf8"));
    } catch {
      return undefined;
    }
  };
  return {
    read,
    write: (session) => writePrivateFile(folder, file, JSON.stringify(session)),
    clear: () => rmSync(file, { force: true }),
    watch(listener) {
      const notify = () => listener(read());
      watchFile(file, { persistent: false, interval: POLL_INTERVAL_MS }, notify);
      return () => unwatchFile(file, notify);
    },
  };
}
