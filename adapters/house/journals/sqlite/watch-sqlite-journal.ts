import { existsSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { StoredEvent, WatchedJournal } from "../../ports/journal.ts";
import { checkHeader } from "./check-journal-start.ts";
import { openForReading } from "./database-file.ts";
import { damaged, type JournalOpenFailure, startFailure } from "./open-failure.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { sqliteEvents } from "./sqlite-events.ts";
import { sqliteKeys } from "./sqlite-keys.ts";

interface MissingJournal {
  readonly kind: "no-journal" | "journal-older";
  readonly message: string;
}

/** @param file a journal that exists; it is opened again for each read, because a house may start or stop meanwhile */
export function watchSqliteJournal<Event extends StoredEvent>(
  file: string,
): Result<WatchedJournal<Event>, JournalOpenFailure | MissingJournal> {
  if (!existsSync(file)) return err({ kind: "no-journal", message: `There is no journal ${file}.` });
  try {
    const database = openForReading(file);
    try {
      const version = checkHeader(file, database);
      if (!version.ok) return version;
      if (version.value < SCHEMA_VERSION) {
        const message = `The journal ${file} is of an earlier release; run \`sanam house migrate --data FOLDER\` first.`;
        return err({ kind: "journal-older", message });
      }
    } finally {
      database.close();
    }
  } catch (error) {
    return err(startFailure(file, error) ?? damaged(file, error instanceof Error ? error.message : String(error)));
  }
  const reading = <T>(read: (database: DatabaseSync) => T): T => {
    const database = openForReading(file);
    try {
      return read(database);
    } finally {
      database.close();
    }
  };
  return ok({
    load: async (stream, afterVersion, limit = -1) =>
      reading((database) => sqliteEvents<Event>(database).load(stream, afterVersion, limit)),
    async *all(after = "0") {
      const database = openForReading(file);
      try {
        yield* sqliteEvents<Event>(database).all(after);
      } finally {
        database.close();
      }
    },
    end: async () =>
      reading((database) => {
        const row = database.prepare("SELECT max(seq) AS position FROM events").get();
        return String(row?.["position"] ?? 0);
      }),
    findStream: async (key) => reading((database) => sqliteKeys(database).find(key)),
    close: async () => undefined,
  });
}
