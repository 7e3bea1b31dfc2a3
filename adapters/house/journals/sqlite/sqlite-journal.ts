import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { Append, AppendOutcome, Journal, ReplayUniqueKeys, StoredEvent } from "../../ports/journal.ts";
import { journalDamaged } from "../../ports/journal-damaged.ts";
import { checkJournalStart, type StartCheckOptions } from "./check-journal-start.ts";
import { createJournalFile } from "./create-journal-file.ts";
import { sqliteDerived } from "./derived/sqlite-derived.ts";
import { sqliteRows } from "./derived/sqlite-rows.ts";
import { sqliteStates } from "./derived/sqlite-states.ts";
import { type HighWaterMark, type MarkWriter, markFile, openMarkWriter } from "./high-water-mark.ts";
import { makeFolder } from "./make-folder.ts";
import { cannotUse, damaged, type JournalOpenFailure } from "./open-failure.ts";
import { availableReading, readingOf } from "./reading.ts";
import { SCHEMA_VERSION } from "./schema.ts";
import { sqliteEvents } from "./sqlite-events.ts";
import { sqliteKeys } from "./sqlite-keys.ts";
import { startFailure } from "./start-failure.ts";
import { upgradeJournal } from "./upgrade-journal.ts";
import { verifyJournalFile } from "./verify-journal-file.ts";
import { writeTransactions } from "./write-transactions.ts";

const BUSY_MS = 5000;
/** SQLite reads a negative LIMIT as none. */
const NO_LIMIT = -1;
/** A reader without a state is behind any. */
const NOTHING_KNOWN = -1;

/** Writes the first events of a new journal. A process that is killed meanwhile leaves no journal. */
export type FillJournal<Event extends StoredEvent> = (journal: Journal<Event>) => Promise<void>;

export interface SqliteJournalOptions<Event extends StoredEvent> {
  readonly fill?: FillJournal<Event>;
  /** Compares the unique keys of an earlier release's journal with its events. */
  readonly replayKeys?: ReplayUniqueKeys<Event>;
  readonly startCheck?: StartCheckOptions | undefined;
  /** How long a writer waits for a writer in another process, in milliseconds. */
  readonly busyMs?: number | undefined;
  /** Called with a sentence about something that the operator should know and that does not stop the house. */
  readonly report?: ((sentence: string) => void) | undefined;
}

/**
 * Opens the journal in an SQLite file, or creates a new one. Several processes may open the same file: every append
 * checks its version inside its own write transaction, so no other lock is needed.
 */
export async function openSqliteJournal<Event extends StoredEvent>(
  file: string,
  { fill, replayKeys, startCheck, report, busyMs = BUSY_MS }: SqliteJournalOptions<Event> = {},
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
        if (fill) await useJournal(sqliteJournal<Event>(openForWriting(draft, busyMs)), fill);
      });
    }
  } catch (error) {
    return err(startFailure(file, error) ?? cannotUse(folder, reasonOf(error)));
  }
  const started = checkJournalStart(file, startCheck);
  if (!started.ok) return started;
  // A journal of an earlier release is read as a whole once, before its upgrade.
  const checked = "isOld" in started.value ? verifyJournalFile(file, { replayKeys }) : ok(started.value);
  if (!checked.ok) return checked;
  const { schemaVersion, head, endIsKnown } = checked.value;
  try {
    const database = openForWriting(file, busyMs);
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
    return err(startFailure(file, error) ?? cannotUse(folder, reasonOf(error)));
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

function openForWriting(file: string, busyMs: number): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: busyMs });
  try {
    // Every commit is on disk before it returns, so a power cut loses nothing.
    database.exec("PRAGMA synchronous = FULL; PRAGMA cell_size_check = ON; PRAGMA cache_size = -16384");
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
  const writing = writeTransactions(database);
  const reading = availableReading(readingOf(database));
  const events = sqliteEvents<Event>(database);
  const keys = sqliteKeys(database);
  const rows = sqliteRows(database, reading);
  const states = sqliteStates(database);
  const { derived, write: writeDerived } = sqliteDerived(database, {
    rows,
    states,
    versionOf: (stream) => events.versionOf(stream),
    writing,
  });

  function append(append: Append, bodies: readonly string[]): WriteOutcome {
    const { stream, expectedVersion } = append;
    if (events.versionOf(stream) !== expectedVersion) return { outcome: { outcome: "conflict" } };
    for (const key of append.takeKeys ?? []) {
      const other = keys.find(key);
      if (other !== undefined && other !== stream) return { outcome: { outcome: "key-taken", key } };
    }
    for (const key of append.releaseKeys ?? []) keys.release(key, stream);
    for (const key of append.takeKeys ?? []) keys.take(key, stream);
    const version = expectedVersion + bodies.length;
    const head = events.insert(stream, expectedVersion, bodies);
    writeDerived(append, version);
    return { outcome: { outcome: "appended", version }, head };
  }

  return {
    load: (stream, afterVersion = 0, limit = NO_LIMIT) => reading(() => events.load(stream, afterVersion, limit)),
    head: (stream, knownVersion = NOTHING_KNOWN) =>
      reading(() => {
        const version = events.versionOf(stream);
        if (version === knownVersion) return { version, stored: undefined };
        const stored = states.get(stream);
        if (stored && stored.version > version)
          throw journalDamaged(`events of ${stream} after ${version} are missing`);
        if (stored?.version !== version) events.requireLast(stream, version);
        return { version, stored: stored && stored.version > knownVersion ? stored : undefined };
      }),
    async append(wanted) {
      const bodies = wanted.events.map((event) => JSON.stringify(event));
      const { outcome, head } = writing(
        () => append(wanted, bodies),
        (result) => result.head !== undefined,
      );
      if (head) {
        events.committed(head);
        // The commit is on disk now, so the mark never says more than the journal has.
        marks?.write(head);
      }
      return outcome;
    },
    findStream: (key) => reading(() => keys.find(key)),
    all: (after = "0") => events.all(after),
    rows: rows.rows,
    derived,
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
