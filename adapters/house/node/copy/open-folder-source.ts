import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { HouseEvent } from "../../engine/events.ts";
import { replayUniqueKeys } from "../../engine/replay-unique-keys.ts";
import { readRecordedEvent } from "../../journals/event-row.ts";
import { openForReading } from "../../journals/sqlite/open-for-reading.ts";
import { isInUse } from "../../journals/sqlite/repair/in-use.ts";
import { verifyJournalFile } from "../../journals/sqlite/verify-journal-file.ts";
import type { RecordedEvent } from "../../ports/journal.ts";
import { isProductionFolder } from "../is-production-folder.ts";
import { JOURNAL_FILE } from "../journal-file.ts";
import { houseRunning } from "./house-running.ts";
import type { CopyFailure, CopySource } from "./read-side.ts";
import { sqliteSide } from "./sqlite-side.ts";

/** A folder's journal, which is sound and which no house has open. */
export function openFolderSource(dataDir: string): Result<CopySource, CopyFailure> {
  const file = join(dataDir, JOURNAL_FILE);
  if (!existsSync(file)) return err({ kind: "no-journal", message: `There is no journal ${file}.` });
  if (isInUse(file)) return err(houseRunning(file));
  const verified = verifyJournalFile(file, { replayKeys: replayUniqueKeys });
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
