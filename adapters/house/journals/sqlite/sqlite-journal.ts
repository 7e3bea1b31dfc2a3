import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { Append, AppendOutcome, Journal, StoredEvent, UniqueKey } from "../../ports/journal.ts";
import { checkJournalFile } from "./check-journal-file.ts";
import { createJournalFile } from "./create-journal-file.ts";
import { eventChecksum, readRecordedEvent } from "./event-row.ts";
import { makeFolder } from "./make-folder.ts";
import { cannotUse, damaged, type JournalOpenFailure } from "./open-failure.ts";

/** How long a writer waits for a writer in another process. */
const BUSY_MS = 5000;
const PAGE_ROWS = 500;
/** SQLite reads a negative LIMIT as none. */
const NO_LIMIT = -1;

/** Writes the first events of a new journal. A process that is killed meanwhile leaves no journal. */
export type FillJournal<Event extends StoredEvent> = (journal: Journal<Event>) => Promise<void>;

/**
 * Opens the journal in an SQLite file, or creates a new one. Several processes may open the same file: every append
 * checks its version inside its own write transaction, so no other lock is needed.
 */
export async function openSqliteJournal<Event extends StoredEvent>(
  file: string,
  fill?: FillJournal<Event>,
): Promise<Result<Journal<Event>, JournalOpenFailure>> {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    if (!existsSync(file)) {
      if (existsSync(`${file}-wal`)) return err(damaged(file, "the file is missing, only its log is left"));
      await createJournalFile(file, async (draft) => {
        if (fill) await useJournal(sqliteJournal<Event>(openForWriting(draft)), fill);
      });
    }
  } catch (error) {
    return err(cannotUse(folder, reasonOf(error)));
  }
  const failure = checkJournalFile(file);
  if (failure) return err(failure);
  try {
    return ok(sqliteJournal(openForWriting(file)));
  } catch (error) {
    return err(cannotUse(folder, reasonOf(error)));
  }
}

async function useJournal<Event extends StoredEvent>(journal: Journal<Event>, use: FillJournal<Event>): Promise<void> {
  try {
    await use(journal);
  } finally {
    await journal.close();
  }
}

function openForWriting(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    // Every commit is on disk before it returns, so a power cut loses nothing.
    database.exec("PRAGMA synchronous = FULL");
    // SQLite opens a read-only file without an error; BEGIN IMMEDIATE throws one.
    database.exec("BEGIN IMMEDIATE; ROLLBACK");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function sqliteJournal<Event extends StoredEvent>(database: DatabaseSync): Journal<Event> {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const rollback = database.prepare("ROLLBACK");
  const headVersion = database.prepare("SELECT max(version) AS version FROM events WHERE stream = ?");
  const lastPosition = database.prepare("SELECT max(seq) AS position FROM events");
  const insert = database.prepare("INSERT INTO events (stream, version, event, checksum) VALUES (?, ?, ?, ?)");
  const eventsAfter = database.prepare(
    "SELECT stream, version, event, checksum FROM events WHERE stream = ? AND version > ? ORDER BY version LIMIT ?",
  );
  const pageAfter = database.prepare(
    "SELECT seq, stream, version, event, checksum FROM events WHERE seq > ? ORDER BY seq LIMIT ?",
  );
  const streamOfKey = database.prepare("SELECT stream FROM claims WHERE kind = ? AND value = ?");
  const takeKey = database.prepare("INSERT OR IGNORE INTO claims (kind, value, stream) VALUES (?, ?, ?)");
  const releaseKey = database.prepare("DELETE FROM claims WHERE kind = ? AND value = ? AND stream = ?");

  function findStream(key: UniqueKey): string | undefined {
    const stream = streamOfKey.get(key.kind, key.value)?.["stream"];
    return typeof stream === "string" ? stream : undefined;
  }

  function write(append: Append, bodies: readonly string[]): AppendOutcome {
    const { stream, expectedVersion } = append;
    if ((headVersion.get(stream)?.["version"] ?? 0) !== expectedVersion) return { outcome: "conflict" };
    for (const key of append.takeKeys ?? []) {
      const other = findStream(key);
      if (other !== undefined && other !== stream) return { outcome: "key-taken", key };
    }
    for (const key of append.releaseKeys ?? []) releaseKey.run(key.kind, key.value, stream);
    for (const key of append.takeKeys ?? []) takeKey.run(key.kind, key.value, stream);
    let version = expectedVersion;
    for (const body of bodies) {
      version += 1;
      insert.run(stream, version, body, eventChecksum(stream, version, body));
    }
    return { outcome: "appended", version, position: Number(lastPosition.get()?.["position"] ?? 0) };
  }

  return {
    async load(stream, afterVersion = 0, limit = NO_LIMIT) {
      return eventsAfter.all(stream, afterVersion, limit).map((row) => readRecordedEvent<Event>(row));
    },
    async append(append) {
      const bodies = append.events.map((event) => JSON.stringify(event));
      begin.run();
      try {
        const outcome = write(append, bodies);
        (outcome.outcome === "appended" ? commit : rollback).run();
        return outcome;
      } catch (error) {
        // SQLite rolls back by itself when the disk is full.
        if (database.isTransaction) rollback.run();
        throw error;
      }
    },
    async findStream(key) {
      return findStream(key);
    },
    async *all(afterPosition = 0) {
      for (let lastSeen = afterPosition; ; ) {
        const rows = pageAfter.all(lastSeen, PAGE_ROWS);
        for (const row of rows) {
          lastSeen = Number(row["seq"]);
          yield { ...readRecordedEvent<Event>(row), position: lastSeen };
        }
        if (rows.length < PAGE_ROWS) return;
      }
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
