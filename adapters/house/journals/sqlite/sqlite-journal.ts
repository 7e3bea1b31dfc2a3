import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { Append, AppendOutcome, Journal, StoredEvent, UniqueKey } from "../../ports/journal.ts";
import { checkJournalFile } from "./check-journal-file.ts";
import { createJournalFile } from "./create-journal-file.ts";
import { eventChecksum, toRecorded } from "./event-row.ts";
import { makeFolder } from "./make-folder.ts";
import { cannotUse, damaged, type JournalOpenFailure } from "./open-failure.ts";

/** How long a writer waits for one of another process. */
const BUSY_MS = 5000;
const PAGE = 500;

/** What a new journal holds from its beginning; a process killed meanwhile leaves no journal, never half of one. */
export type FillJournal<Event extends StoredEvent> = (journal: Journal<Event>) => Promise<void>;

/**
 * Opens the journal in an SQLite file, or makes a new one. Several processes may have the same file open: every append
 * checks its version inside its own write transaction, so a lock of ours would add nothing.
 */
export async function openSqliteJournal<Event extends StoredEvent>(
  file: string,
  fill?: FillJournal<Event>,
): Promise<Result<Journal<Event>, JournalOpenFailure>> {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    if (!existsSync(file)) {
      if (existsSync(`${file}-wal`)) return err(damaged(file, "it is gone, only its log is left"));
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
    // Every commit reaches the disk before it is answered, whatever the power does.
    database.exec("PRAGMA synchronous = FULL");
    // SQLite opens what it may only read without a word; asking for the write lock tells.
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
  const head = database.prepare("SELECT max(version) AS version FROM events WHERE stream = ?");
  const end = database.prepare("SELECT max(seq) AS position FROM events");
  const insert = database.prepare("INSERT INTO events (stream, version, event, checksum) VALUES (?, ?, ?, ?)");
  const after = database.prepare(
    "SELECT stream, version, event, checksum FROM events WHERE stream = ? AND version > ? ORDER BY version",
  );
  const page = database.prepare(
    "SELECT seq, stream, version, event, checksum FROM events WHERE seq > ? ORDER BY seq LIMIT ?",
  );
  const holderOf = database.prepare("SELECT stream FROM claims WHERE kind = ? AND value = ?");
  const takeKeys = database.prepare("INSERT OR IGNORE INTO claims (kind, value, stream) VALUES (?, ?, ?)");
  const releaseKeys = database.prepare("DELETE FROM claims WHERE kind = ? AND value = ? AND stream = ?");

  function findStream(key: UniqueKey): string | undefined {
    const stream = holderOf.get(key.kind, key.value)?.["stream"];
    return typeof stream === "string" ? stream : undefined;
  }

  function write(append: Append, bodies: readonly string[]): AppendOutcome {
    const { stream, expectedVersion } = append;
    if ((head.get(stream)?.["version"] ?? 0) !== expectedVersion) return { outcome: "conflict" };
    for (const key of append.takeKeys ?? []) {
      const other = findStream(key);
      if (other !== undefined && other !== stream) return { outcome: "key-taken", key };
    }
    for (const key of append.releaseKeys ?? []) releaseKeys.run(key.kind, key.value, stream);
    for (const key of append.takeKeys ?? []) takeKeys.run(key.kind, key.value, stream);
    let version = expectedVersion;
    for (const body of bodies) {
      version += 1;
      insert.run(stream, version, body, eventChecksum(stream, version, body));
    }
    return { outcome: "appended", version, position: Number(end.get()?.["position"] ?? 0) };
  }

  return {
    async load(stream, afterVersion = 0) {
      return after.all(stream, afterVersion).map((row) => toRecorded<Event>(row));
    },
    async append(append) {
      const bodies = append.events.map((event) => JSON.stringify(event));
      begin.run();
      try {
        const outcome = write(append, bodies);
        (outcome.outcome === "appended" ? commit : rollback).run();
        return outcome;
      } catch (error) {
        // A full disk may have rolled back by itself already.
        if (database.isTransaction) rollback.run();
        throw error;
      }
    },
    async findStream(key) {
      return findStream(key);
    },
    async *all(afterPosition = 0) {
      for (let last = afterPosition; ; ) {
        const rows = page.all(last, PAGE);
        for (const row of rows) {
          last = Number(row["seq"]);
          yield { ...toRecorded<Event>(row), position: last };
        }
        if (rows.length < PAGE) return;
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
