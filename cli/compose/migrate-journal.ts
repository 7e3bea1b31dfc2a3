import { migrateDatabase, migrateFolder } from "../../adapters/house/node/migrate-journal.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { MigratedJournal, MigrateSettings } from "../runtime/house-journal.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { progressLine } from "../runtime/progress-line.ts";
import { databaseUrl } from "./database-url.ts";
import { journalFailure } from "./journal-failure.ts";

export async function migrateJournal(
  { dataDir }: MigrateSettings,
  { env, stderr, clock }: ProcessIo,
): Promise<Result<MigratedJournal, Failure>> {
  const progress = progressLine(stderr, clock);
  const onStreams = (streams: number) => progress.show(`${streams} streams computed again`);
  try {
    const url = dataDir === undefined ? databaseUrl(env) : undefined;
    if (url && !url.ok) return url;
    const migrated = url ? await migrateDatabase(url.value, onStreams) : await migrateFolder(dataDir ?? "", onStreams);
    return migrated.ok ? migrated : err(journalFailure(migrated.error));
  } finally {
    progress.end();
  }
}
