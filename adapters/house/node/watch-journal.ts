import { join } from "node:path";
import type { Result } from "../../../core/shared/result.ts";
import type { HouseEvent } from "../house.ts";
import { watchPostgresJournal } from "../journals/postgres/watch-postgres-journal.ts";
import { watchSqliteJournal } from "../journals/sqlite/watch-sqlite-journal.ts";
import type { WatchedJournal } from "../ports/journal.ts";
import { JOURNAL_FILE } from "./data-folder.ts";

export interface WatchFailure {
  readonly kind: string;
  /** One English sentence. */
  readonly message: string;
}

/** Opens the journal of a folder or of a database for a reader. Nothing is changed, and a house may run meanwhile. */
export async function watchJournal(
  place: { readonly dataDir: string } | { readonly databaseUrl: string },
): Promise<Result<WatchedJournal<HouseEvent>, WatchFailure>> {
  if ("dataDir" in place) return watchSqliteJournal<HouseEvent>(join(place.dataDir, JOURNAL_FILE));
  return watchPostgresJournal<HouseEvent>(place.databaseUrl);
}
