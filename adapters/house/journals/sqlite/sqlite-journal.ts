import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { Append, AppendOutcome, Journal, ReplayUniqueKeys, StoredEvent, UniqueKey } from "../../ports/journal.ts";
import { checkJournalFile } from "./check-journal-file.ts";
import { createJournalFile } from "./create-journal-file.ts";
import { CHAIN_START, chainedChecksum, eventChecksum, readRecordedEvent } from "./event-row.ts";
import { type HighWaterMark, type MarkWriter, markFile, openMarkWriter } from "./high-water-mark.ts";
import { makeFolder } from "./make-folder.ts";
import { cannotUse, damaged, type JournalOpenFailure } from "./open-failure.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { upgradeJournal } from "./upgrade-journal.ts";

/** How long a writer waits for a writer in another process. */
const BUSY_MS = 5000;
const PAGE_ROWS = 500;
/** SQLite reads a negative LIMIT as none. */
const NO_LIMIT = -1;

/** Writes the first events of a new journal. A process that is killed meanwhile leaves no journal. */
export type FillJournal<Event extends StoredEvent> = (journal: Journal<Event>) => Promise<void>;

export interface SqliteJournalOptions<Event extends StoredEvent> {
  readonly fill?: FillJournal<Event>;
  /** Compares the stored unique keys with the events. They are not compared without it. */
  readonly replayKeys?: ReplayUniqueKeys<Event>;
  /** Called with a sentence about something that the operator should know and that does not stop the house. */
  readonly report?: ((sentence: string) => void) | undefined;
}

/**
 * Opens the journal in an SQLite file, or creates a new one. Several processes may open the same file: every append
 * checks its version inside its own write transaction, so no other lock is needed.
 */
export async function openSqliteJournal<Event extends StoredEvent>(
  file: string,
  { fill, replayKeys, report }: SqliteJournalOptions<Event> = {},
): Promise<Result<Journal<Event>, JournalOpenFailure>> {
  const folder = dirname(file);
  let isNew = false;
  try {
    makeFolder(folder);
    if (!existsSync(file)) {
      const left = [`${file}-wal`, markFile(file)].find((name) => existsSync(name));
      if (left !== undefined) return err(damaged(file, `the file is missing, only ${left} is left`));
      isNew = true;
      await createJournalFile(file, async (draft) => {
        if (fill) await useJournal(sqliteJournal<Event>(openForWriting(draft)), fill);
      });
    }
  } catch (error) {
    return err(cannotUse(folder, reasonOf(error)));
  }
  const checked = checkJournalFile(file, replayKeys);
  if (!checked.ok) return checked;
  const { schemaVersion, head, endIsKnown } = checked.value;
  try {
    const database = openForWriting(file);
    try {
      if (schemaVersion < SCHEMA_VERSION) upgradeJournal(database);
      const marks = openMarkWriter(file);
      marks.write(head);
      if (!endIsKnown && !isNew) report?.(endUnknown(file));
      return ok(sqliteJournal(database, marks));
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    return err(cannotUse(folder, reasonOf(error)));
  }
}

function endUnknown(file: string): string {
  const mark = markFile(file);
  return `The journal ${file} is sound, but ${mark} was missing or unreadable, so events lost at its end would not be noticed this time.`;
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

interface WriteOutcome {
  readonly outcome: AppendOutcome;
  /** The journal's end after the append. Undefined when nothing was written. */
  readonly head?: HighWaterMark;
}

function sqliteJournal<Event extends StoredEvent>(database: DatabaseSync, marks?: MarkWriter): Journal<Event> {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const rollback = database.prepare("ROLLBACK");
  const headVersion = database.prepare("SELECT max(version) AS version FROM events WHERE stream = ?");
  const lastPosition = database.prepare("SELECT max(seq) AS position FROM events");
  const chainAt = database.prepare("SELECT chain FROM events WHERE seq = ?");
  const insert = database.prepare(
    "INSERT INTO events (seq, stream, version, event, checksum, chain) VALUES (?, ?, ?, ?, ?, ?)",
  );
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

  /** The end after the last append of this process; other processes may have moved it since. */
  let lastHead: HighWaterMark = { position: 0, chain: CHAIN_START };

  function readHead(): HighWaterMark {
    const position = Number(lastPosition.get()?.["position"] ?? 0);
    if (position === lastHead.position) return lastHead;
    const chain = chainAt.get(position)?.["chain"];
    if (typeof chain !== "number") throw new Error("an earlier release wrote to the journal meanwhile");
    return { position, chain };
  }

  function write(append: Append, bodies: readonly string[]): WriteOutcome {
    const { stream, expectedVersion } = append;
    if ((headVersion.get(stream)?.["version"] ?? 0) !== expectedVersion) return { outcome: { outcome: "conflict" } };
    for (const key of append.takeKeys ?? []) {
      const other = findStream(key);
      if (other !== undefined && other !== stream) return { outcome: { outcome: "key-taken", key } };
    }
    for (const key of append.releaseKeys ?? []) releaseKey.run(key.kind, key.value, stream);
    for (const key of append.takeKeys ?? []) takeKey.run(key.kind, key.value, stream);
    let version = expectedVersion;
    let { position, chain } = readHead();
    for (const body of bodies) {
      version += 1;
      position += 1;
      const checksum = eventChecksum(stream, version, body);
      chain = chainedChecksum(chain, checksum);
      insert.run(position, stream, version, body, checksum, chain);
    }
    return { outcome: { outcome: "appended", version, position }, head: { position, chain } };
  }

  return {
    async load(stream, afterVersion = 0, limit = NO_LIMIT) {
      return eventsAfter.all(stream, afterVersion, limit).map((row) => readRecordedEvent<Event>(row));
    },
    async append(append) {
      const bodies = append.events.map((event) => JSON.stringify(event));
      begin.run();
      try {
        const { outcome, head } = write(append, bodies);
        (head ? commit : rollback).run();
        if (head) {
          lastHead = head;
          // The commit is on disk now, so the mark never says more than the journal has.
          marks?.write(head);
        }
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
      if (!database.isOpen) return;
      database.close();
      await marks?.close();
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
