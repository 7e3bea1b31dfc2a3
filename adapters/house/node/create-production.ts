import { existsSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { noteKey } from "../journals/sqlite/high-water-mark.ts";
import { cannotUse, startFailure } from "../journals/sqlite/open-failure.ts";
import { openSqliteJournal } from "../journals/sqlite/sqlite-journal.ts";
import { type HousePlace, JOURNAL_FILE, lostJournal, markProductionFolder } from "./data-folder.ts";
import { createDatabase } from "./open-database.ts";
import { keyCheck, secretKeyIn } from "./secret-key.ts";
import { MISSING_SECRET_KEY, type StorageFailure } from "./storage.ts";

export interface CreateFailure {
  /** `journal-exists`: a house has used the place. Nothing was changed. */
  readonly kind: StorageFailure["kind"] | "journal-exists";
  /** One English sentence. */
  readonly message: string;
}

/**
 * Makes the journal of a house with real members, where no house has been. This is never done by a start, so that one
 * over a volume that is not mounted does not begin anew.
 */
export async function createProductionHouse(
  place: HousePlace,
  secretKey: string | undefined,
): Promise<Result<undefined, CreateFailure>> {
  if ("dataDir" in place) return createFolder(place.dataDir, secretKey);
  if (secretKey === undefined) return err({ kind: "production-incomplete", message: MISSING_SECRET_KEY });
  return createDatabase(place.databaseUrl, secretKey);
}

async function createFolder(dataDir: string, given: string | undefined): Promise<Result<undefined, CreateFailure>> {
  const file = join(dataDir, JOURNAL_FILE);
  if (existsSync(file)) {
    return err({ kind: "journal-exists", message: `There is a journal in ${dataDir} already. Nothing was changed.` });
  }
  const lost = lostJournal(dataDir);
  if (lost !== undefined) {
    return err({ kind: "no-journal", message: `${lost} If none was ever there, delete what is left of the attempt.` });
  }
  try {
    markProductionFolder(dataDir);
    const key = given === undefined ? secretKeyIn(dataDir) : ok(given);
    if (!key.ok) return key;
    const opened = await openSqliteJournal(file);
    if (!opened.ok) return opened;
    await opened.value.close();
    noteKey(file, keyCheck(key.value));
    return ok(undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(startFailure(file, error) ?? cannotUse(dataDir, reason));
  }
}
