import { existsSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { type BuildOptions, buildDerivedData } from "../engine/derived/derived-data.ts";
import { DERIVED_SCHEMA } from "../engine/derived/state-text.ts";
import { type HouseEvent, memberEngine } from "../house.ts";
import { SCHEMA_VERSION as DATABASE_VERSION } from "../journals/postgres/migrations.ts";
import type { DatabaseOpenFailure } from "../journals/postgres/open-failure.ts";
import { openPostgresDatabase } from "../journals/postgres/postgres-journal.ts";
import { readTablesVersion } from "../journals/postgres/prepare-tables.ts";
import { checkJournalStart } from "../journals/sqlite/check-journal-start.ts";
import { type JournalOpenFailure, startFailure } from "../journals/sqlite/open-failure.ts";
import { SCHEMA_VERSION as FILE_VERSION } from "../journals/sqlite/schema.ts";
import { openSqliteJournal } from "../journals/sqlite/sqlite-journal.ts";
import type { Journal } from "../ports/journal.ts";
import { JOURNAL_FILE } from "./data-folder.ts";
import { nodeRandom } from "./node-secrets.ts";

export interface MigratedJournal {
  /** Versions of the tables. 0 means that there were none. */
  readonly tables: { readonly from: number; readonly to: number };
  /** The schema of rows and states. 0 means that there were none, or not all of them. */
  readonly derived: { readonly from: number; readonly to: number };
  /** How many streams this process has computed again. */
  readonly streams: number;
}

export interface MigrationFailure {
  readonly kind: "no-journal" | JournalOpenFailure["kind"] | DatabaseOpenFailure["kind"];
  /** One English sentence. */
  readonly message: string;
}

/** A folder's journal or a database's. */
export type MigrationPlace = ({ readonly dataDir: string } | { readonly databaseUrl: string }) & {
  /** Replaces rows and states of a later release by those of this one. All houses of the later one are stopped. */
  readonly replaceNewer: boolean;
};

type OnStreams = (streams: number) => void;

/**
 * Brings a journal to this release, so that the next start has nothing to do. Houses may run meanwhile. The tables of a
 * database are created where there are none.
 */
export function migrateJournal(
  place: MigrationPlace,
  onProgress: OnStreams,
): Promise<Result<MigratedJournal, MigrationFailure>> {
  const build = { onProgress, replaceNewer: place.replaceNewer, random: nodeRandom };
  return "dataDir" in place ? migrateFolder(place.dataDir, build) : migrateDatabase(place.databaseUrl, build);
}

async function migrateFolder(dataDir: string, build: BuildOptions): Promise<Result<MigratedJournal, MigrationFailure>> {
  const file = join(dataDir, JOURNAL_FILE);
  if (!existsSync(file)) return err({ kind: "no-journal", message: `There is no journal ${file}.` });
  const before = checkJournalStart(file);
  if (!before.ok) return before;
  const opened = await openSqliteJournal<HouseEvent>(file, { replayKeys: memberEngine.replayUniqueKeys });
  if (!opened.ok) return opened;
  const tables = { from: before.value.schemaVersion, to: FILE_VERSION };
  try {
    return await migrate(opened.value, tables, build);
  } catch (error) {
    const failure = startFailure(file, error);
    if (failure) return err(failure);
    throw error;
  }
}

async function migrateDatabase(url: string, build: BuildOptions): Promise<Result<MigratedJournal, MigrationFailure>> {
  const before = await readTablesVersion(url);
  if (!before.ok) return before;
  const opened = await openPostgresDatabase<HouseEvent>(url, { unfilled: "keep" });
  if (!opened.ok) return opened;
  const { journal, explain } = opened.value;
  try {
    return await migrate(journal, { from: before.value, to: DATABASE_VERSION }, build);
  } catch (error) {
    return err(explain(error));
  }
}

async function migrate(
  journal: Journal<HouseEvent>,
  tables: MigratedJournal["tables"],
  build: BuildOptions,
): Promise<Result<MigratedJournal, MigrationFailure>> {
  let streams = 0;
  try {
    const from = await journal.derived.schema();
    await buildDerivedData(memberEngine, journal, {
      ...build,
      onProgress: (done) => {
        streams = done;
        build.onProgress?.(done);
      },
    });
    return ok({ tables, derived: { from, to: DERIVED_SCHEMA }, streams });
  } finally {
    await journal.close();
  }
}
