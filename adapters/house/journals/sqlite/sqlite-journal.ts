import { chmodSync, constants, copyFileSync, existsSync, linkSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import {
  type Append,
  type AppendOutcome,
  type Journal,
  journalDamaged,
  type ReplayUniqueKeys,
  type StoredEvent,
} from "../../ports/journal.ts";
import { CHAIN_START, chainedChecksum } from "../event-row.ts";
import { checkJournalStart, type StartCheckOptions } from "./check-journal-start.ts";
import { flushFile, makeFolder } from "./database-file.ts";
import { sqliteDerived, sqliteStates } from "./derived/sqlite-derived.ts";
import { sqliteRows } from "./derived/sqlite-rows.ts";
import { type HighWaterMark, type MarkWriter, markFile, openMarkWriter } from "./high-water-mark.ts";
import { cannotUse, damaged, type JournalOpenFailure, startFailure } from "./open-failure.ts";
import { CREATE_TABLES, SCHEMA_VERSION, UPGRADE_TO_VERSION_2, UPGRADE_TO_VERSION_3 } from "./schema.ts";
import { sqliteEvents } from "./sqlite-events.ts";
import { keyChecksum, sqliteKeys } from "./sqlite-keys.ts";
import { availableReading, readingOf, writeTransactions } from "./transactions.ts";
import { verifyJournalFile } from "./verify-journal-file.ts";

/**
 * Brings a sound journal of an earlier release to this release's tables, in one transaction and without rewriting its
 * events: the last one gets the checksum that is chained over all. There are no rows and states until they are rebuilt.
 */
function upgradeJournal(database: DatabaseSync): void {
  const version = database.prepare("PRAGMA user_version");
  database.exec("BEGIN IMMEDIATE");
  try {
    // Another process may have been first.
    if (version.get()?.["user_version"] === 1) chainEvents(database);
    if (version.get()?.["user_version"] === 2) checkKeys(database);
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function chainEvents(database: DatabaseSync): void {
  database.exec(UPGRADE_TO_VERSION_2);
  let chain = CHAIN_START;
  for (const { checksum } of database.prepare("SELECT checksum FROM events ORDER BY seq").iterate()) {
    chain = chainedChecksum(chain, Number(checksum));
  }
  database.prepare("UPDATE events SET chain = ? WHERE seq = (SELECT max(seq) FROM events)").run(chain);
}

function checkKeys(database: DatabaseSync): void {
  database.exec(UPGRADE_TO_VERSION_3);
  const update = database.prepare("UPDATE claims SET checksum = ? WHERE kind = ? AND value = ?");
  for (const { kind, value, stream } of database.prepare("SELECT kind, value, stream FROM claims").all()) {
    const key = { kind: String(kind), value: String(value) };
    update.run(keyChecksum(key, String(stream)), key.kind, key.value);
  }
}

/**
 * Creates a journal file, complete with what `fill` writes, or no file at all. So an empty or partial file is always
 * damage. When another process creates the file first, its file stays. Throws the file system's errors.
 */
async function createJournalFile(file: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    rmSync(draft, { force: true });
    const database = new DatabaseSync(draft);
    try {
      database.exec(CREATE_TABLES);
    } finally {
      database.close();
    }
    // The file holds password hashes and bank accounts. SQLite gives its log files the same mode.
    chmodSync(draft, 0o600);
    await fill(draft);
    flushFile(draft);
    publish(draft, file);
    flushFile(dirname(file));
  } finally {
    for (const leftover of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(leftover, { force: true });
  }
}

function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // Some file systems have no hard links.
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
    flushFile(file);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

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
