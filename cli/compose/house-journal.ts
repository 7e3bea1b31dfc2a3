import { memberEngine } from "../../adapters/house/house.ts";
import { verifyPostgresJournal } from "../../adapters/house/journals/postgres/verify/verify-postgres-journal.ts";
import { copyHouse } from "../../adapters/house/node/copy/copy-house.ts";
import type { CopyProgress } from "../../adapters/house/node/copy/copy-journal.ts";
import { migrateJournal as migrate } from "../../adapters/house/node/migrate-journal.ts";
import { deriveAgain, repairHouse as repair } from "../../adapters/house/node/repair-house.ts";
import { err, ok, type Result } from "../../core/shared/result.ts";
import type { Failure } from "../output/failure.ts";
import type {
  CopiedJournal,
  CopySettings,
  MigratedJournal,
  MigrateSettings,
  RepairedJournal,
  RepairSettings,
  SoundDatabase,
} from "../runtime/house-journal.ts";
import type { ProcessIo } from "../runtime/process-io.ts";
import { progressLine } from "../runtime/progress-line.ts";
import { databaseUrl, databaseUrlOrFolder, journalFailure } from "./database-url.ts";

export async function verifyDatabase({ env }: ProcessIo): Promise<Result<SoundDatabase, Failure>> {
  const url = databaseUrlOrFolder(env);
  if (!url.ok) return url;
  const verified = await verifyPostgresJournal(url.value, memberEngine.replayUniqueKeys, deriveAgain);
  return verified.ok ? verified : err(journalFailure(verified.error));
}

export function repairHouse({ dataDir, ...options }: RepairSettings, now: number): Result<RepairedJournal, Failure> {
  const repaired = repair(dataDir, { ...options, now: new Date(now) });
  if (repaired.ok) return repaired;
  const { kind, message } = repaired.error;
  return err({ kind: "unexpected", message, details: { code: kind } });
}

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

export async function copyJournal(
  settings: CopySettings,
  { env, stderr, clock }: ProcessIo,
): Promise<Result<CopiedJournal, Failure>> {
  const url = databaseUrl(env);
  if (!url.ok) return url;
  const progress = progressLine(stderr, clock);
  const textOf = progressText(clock);
  try {
    const copied = await copyHouse({ ...settings, databaseUrl: url.value }, (now) => progress.show(textOf(now)));
    return copied.ok ? copied : err(journalFailure(copied.error));
  } finally {
    progress.end();
  }
}

/** Events, their rate, and how long the rest takes at this rate. */
function progressText(clock: ProcessIo["clock"]): (progress: CopyProgress) => string {
  let first: { readonly at: number; readonly done: number } | undefined;
  return ({ step, done, of }) => {
    if (step === "reading") return `reading the source: ${done} events`;
    if (step === "building") return `building rows and states: ${done} of ${of ?? done} streams`;
    if (step === "comparing") return "comparing both sides";
    first ??= { at: clock(), done };
    const seconds = (clock() - first.at) / 1000;
    const rate = seconds > 0 ? Math.round((done - first.done) / seconds) : 0;
    const rest = rate > 0 && of !== undefined ? `, ${Math.ceil((of - done) / rate)} s left` : "";
    return `copying: ${done} of ${of ?? done} events, ${rate}/s${rest}`;
  };
}
