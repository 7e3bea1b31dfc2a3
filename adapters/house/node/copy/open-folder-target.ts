import { existsSync, linkSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { HouseEvent } from "../../engine/events.ts";
import { replayUniqueKeys } from "../../engine/replay-unique-keys.ts";
import { flushFile } from "../../journals/sqlite/flush-file.ts";
import { markFile } from "../../journals/sqlite/high-water-mark.ts";
import { cannotUse } from "../../journals/sqlite/open-failure.ts";
import { isInUse } from "../../journals/sqlite/repair/in-use.ts";
import { openSqliteJournal } from "../../journals/sqlite/sqlite-journal.ts";
import type { Journal } from "../../ports/journal.ts";
import { isProductionFolder, markProductionFolder } from "../is-production-folder.ts";
import { JOURNAL_FILE } from "../journal-file.ts";
import { houseRunning } from "./house-running.ts";
import type { CopyFailure, CopyTarget } from "./read-side.ts";
import { sqliteSide } from "./sqlite-side.ts";

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
      const opened = await openSqliteJournal<HouseEvent>(draft, { replayKeys: replayUniqueKeys });
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

/** Of the file system, or of SQLite. */
function isFileError(error: unknown): error is Error {
  return error instanceof Error && ("errno" in error || "errcode" in error);
}
