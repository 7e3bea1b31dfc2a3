import { migrateJournal as migrate } from "../../adapters/house/node/migrate-journal.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { MigratedJournal, MigrateSettings } from "../runtime/house-journal.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { progressLine } from "../runtime/progress-line.ts";
import { databaseUrlOrFolder } from "./database-url.ts";
import { journalFailure } from "./journal-failure.ts";

export async function migrateJournal(
  { dataDir, replaceNewer }: MigrateSettings,
  { env, stderr, clock }: ProcessIo,
): Promise<Result<MigratedJournal, Failure>> {
  const progress = progressLine(stderr, clock);
  const onStreams = (streams: number) => progress.show(`${streams} streams computed again`);
  try {
    const place = placeOf(dataDir, env);
    if (!place.ok) return place;
    const migrated = await migrate({ ...place.value, replaceNewer }, onStreams);
    return migrated.ok ? migrated : err(journalFailure(migrated.error));
  } finally {
    progress.end();
  }
}

function placeOf(
  dataDir: string | undefined,
  env: ProcessIo["env"],
): Result<{ readonly dataDir: string } | { readonly databaseUrl: string }, Failure> {
  if (dataDir !== undefined) return ok({ dataDir });
  const url = databaseUrlOrFolder(env);
  return url.ok ? ok({ databaseUrl: url.value }) : url;
}
