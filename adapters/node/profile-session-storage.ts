import { mkdirSync, readFileSync, renameSync, rmSync, unwatchFile, watchFile, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Session } from "../../core/session/model.ts";
import type { SessionStorage } from "../../core/session/port.ts";
import { readStoredSession } from "./stored-session.ts";

const WATCH_EVERY_MS = 500;

/**
 * Keeps one profile's session in a file that its owner alone can read. A write replaces the file whole, so that a
 * reader never meets half of one. Writing throws where the folder can't be written.
 */
export function createProfileSessionStorage(folder: string, profile: string): SessionStorage {
  // A profile may be named after its target, slashes and all.
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
    write(session) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const draft = `${file}.${process.pid}.new`;
      rmSync(draft, { force: true });
      try {
        writeFileSync(draft, JSON.stringify(session), { mode: 0o600, flag: "wx" });
        renameSync(draft, file);
      } finally {
        rmSync(draft, { force: true });
      }
    },
    clear: () => rmSync(file, { force: true }),
    watch(listener) {
      const heard = () => listener(read());
      watchFile(file, { persistent: false, interval: WATCH_EVERY_MS }, heard);
      return () => unwatchFile(file, heard);
    },
  };
}
