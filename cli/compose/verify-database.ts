import { replayUniqueKeys } from "../../adapters/house/engine/replay-unique-keys.ts";
import { verifyPostgresJournal } from "../../adapters/house/journals/postgres/verify/verify-postgres-journal.ts";
import { deriveAgain } from "../../adapters/house/node/derive-again.ts";
import { err, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type { SoundDatabase } from "../runtime/house-journal.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { databaseUrlOrFolder } from "./database-url.ts";
import { journalFailure } from "./journal-failure.ts";

export async function verifyDatabase({ env }: ProcessIo): Promise<Result<SoundDatabase, Failure>> {
  const url = databaseUrlOrFolder(env);
  if (!url.ok) return url;
  const verified = await verifyPostgresJournal(url.value, replayUniqueKeys, deriveAgain);
  return verified.ok ? verified : err(journalFailure(verified.error));
}
