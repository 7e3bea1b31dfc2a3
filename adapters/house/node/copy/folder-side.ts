import { existsSync, linkSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { type HouseEvent, memberEngine } from "../../house.ts";
import { readEventRow, readRecordedEvent } from "../../journals/event-row.ts";
import { flushFile, openForReading } from "../../journals/sqlite/database-file.ts";
import { markFile } from "../../journals/sqlite/high-water-mark.ts";
import { cannotUse } from "../../journals/sqlite/open-failure.ts";
import { isInUse } from "../../journals/sqlite/repair/in-use.ts";
import { allEventRows } from "../../journals/sqlite/sqlite-events.ts";
import { openSqliteJournal } from "../../journals/sqlite/sqlite-journal.ts";
import { verifyJournalFile } from "../../journals/sqlite/verify-journal-file.ts";
import type { Journal, RecordedEvent } from "../../ports/journal.ts";
import { isProductionFolder, JOURNAL_FILE, markProductionFolder } from "../data-folder.ts";
import type { CheckedEvent, CopyFailure, CopySource, CopyTarget, HeldKey, ReadSide } from "./read-side.ts";

function houseRunning(file: string): CopyFailure {
  return { kind: "house-running", message: `A house has the journal ${file} open; stop it first.` };
}

/**
 * The events and keys in a file; none without a file. Each call opens the file again: an open one may not see what others
 * write.
 */
function sqliteSide(file: () => string | undefined): ReadSide {
  async function* reading<T>(rows: (database: DatabaseSync) => Iterable<T>): AsyncGenerator<T> {
    const path = file();
    if (path === undefined) return;
    const database = openForReading(path);
    try {
      yield* rows(database);
    } finally {
      database.close();
    }
  }
  return {
    events: () => reading(checkedEvents),
    keys: () => reading(heldKeys),
  };
}

function* checkedEvents(database: DatabaseSync): Generator<CheckedEvent> {
  for (const row of allEventRows(database, versionOf(database))) {
    const { stream, version, checksum } = readEventRow(row);
    yield { stream, version, checksum };
  }
}

function* heldKeys(database: DatabaseSync): Generator<HeldKey> {
  for (const { kind, value, stream } of database.prepare("SELECT kind, value, stream FROM claims").iterate()) {
    yield { kind: String(kind), value: String(value), stream: String(stream) };
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}

/** A file of another name until the copy is complete, so that no house opens half of a journal. */
const DRAFT_SUFFIX = ".copy";

/** A folder that is to hold the journal. Nothing in it is changed before `start`. */
export function openFolderTarget(dataDir: string): Result<CopyTarget, CopyFailure> {
  const file = join(dataDir, JOURNAL_FILE);
  const draft = `${file}${DRAFT_SUFFIX}`;
  const isComplete = existsSync(file);
  if (isComplete && isInUse(file)) return err(houseRunning(file));
  if (isComplete && existsSync(draft) && !isSameFile(file, draft)) {
    const message = `A journal was made in ${dataDir} while a copy into it had not ended; choose another folder, or delete ${draft}.`;
    return err({ kind: "other-journal", message });
  }
  let journal: Journal<HouseEvent> | undefined;
  return ok({
    ...sqliteSide(() => [draft, file].find((path) => existsSync(path))),
    name: dataDir,
    members: isComplete || isProductionFolder(dataDir) ? (isProductionFolder(dataDir) ? "real" : "demo") : undefined,
    async start() {
      if (isComplete) withdraw(file, draft);
      const opened = await openSqliteJournal<HouseEvent>(draft, { replayKeys: memberEngine.replayUniqueKeys });
      if (opened.ok) journal = opened.value;
      return opened;
    },
    async finish(members) {
      await journal?.close();
      if (members === "real") markProductionFolder(dataDir);
      if (existsSync(file)) {
        return err({
          kind: "other-journal",
          message: `A journal was made in ${dataDir} meanwhile; choose another folder.`,
        });
      }
      publish(draft, file);
      flushFile(dataDir);
      return ok(undefined);
    },
    explain: (error) => (isFileError(error) ? cannotUse(dataDir, error.message) : undefined),
    async close() {
      await journal?.close();
    },
  });
}

/** Makes a complete copy a draft again, before more events come. */
function withdraw(file: string, draft: string): void {
  rmSync(draft, { force: true });
  const database = new DatabaseSync(file);
  try {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } finally {
    database.close();
  }
  if (existsSync(markFile(file))) renameSync(markFile(file), markFile(draft));
  renameSync(file, draft);
}

/** The mark first: a house refuses one without its journal. */
function publish(draft: string, file: string): void {
  if (existsSync(markFile(draft))) renameSync(markFile(draft), markFile(file));
  try {
    // Unlike a rename, a link never replaces a journal that a house makes at this moment.
    linkSync(draft, file);
    rmSync(draft);
  } catch (error) {
    if (existsSync(file)) throw error;
    // Some file systems have no hard links.
    renameSync(draft, file);
  }
}

function isSameFile(one: string, other: string): boolean {
  return statSync(one).ino === statSync(other).ino;
}

/** The error comes from the file system or from SQLite. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && ("errno" in error || "errcode" in error);
}

/** A folder's journal, which is sound and which no house has open. */
export function openFolderSource(dataDir: string): Result<CopySource, CopyFailure> {
  const file = join(dataDir, JOURNAL_FILE);
  if (!existsSync(file)) return err({ kind: "no-journal", message: `There is no journal ${file}.` });
  if (isInUse(file)) return err(houseRunning(file));
  const verified = verifyJournalFile(file, { replayKeys: memberEngine.replayUniqueKeys });
  if (!verified.ok) return verified;
  const database = openForReading(file);
  const load = sqliteLoad(database);
  return ok({
    ...sqliteSide(() => file),
    name: file,
    members: isProductionFolder(dataDir) ? "real" : "demo",
    load: async (...page) => load(...page),
    explain: () => undefined,
    close: async () => database.close(),
  });
}

/** A page of a stream's events. */
function sqliteLoad(
  database: DatabaseSync,
): (stream: string, afterVersion: number, limit: number) => readonly RecordedEvent<HouseEvent>[] {
  const select = database.prepare(`SELECT stream, version, event, checksum FROM events
    WHERE stream = ? AND version > ? ORDER BY version LIMIT ?`);
  return (...page) => select.all(...page).map((row) => readRecordedEvent<HouseEvent>(row));
}
