import { existsSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { replayUniqueKeys } from "../../engine/replay-unique-keys.ts";
import { openForReading } from "../../journals/sqlite/open-for-reading.ts";
import { isInUse } from "../../journals/sqlite/repair/in-use.ts";
import { verifyJournalFile } from "../../journals/sqlite/verify-journal-file.ts";
import { JOURNAL_FILE } from "../journal-file.ts";
import { isProductionFolder } from "../production-folder.ts";
import type { CopyFailure, CopySource } from "./copy-sides.ts";
import { sqliteLoad, sqliteSide } from "./sqlite-side.ts";

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

export function houseRunning(file: string): CopyFailure {
  return { kind: "house-running", message: `A house has the journal ${file} open; stop it first.` };
}
