import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { createMemoryAuditLog } from "../audit/memory-audit-log.ts";
import { openSqliteAuditLog } from "../audit/sqlite-audit-log.ts";
import { type HouseEvent, memberEngine } from "../house.ts";
import { createMemoryJournal } from "../journals/memory.ts";
import { cannotUseFile, startFailure } from "../journals/sqlite/open-failure.ts";
import { openSqliteJournal } from "../journals/sqlite/sqlite-journal.ts";
import { createMemoryLimitStore } from "../limit-stores/memory.ts";
import { LIMIT_FILE_SUFFIXES, openSqliteLimitStore } from "../limit-stores/sqlite-limit-store.ts";
import { JOURNAL_FILE } from "./data-folder.ts";
import { secretKeyIn } from "./secret-key.ts";
import type { Storage, StorageFailure, StorageSettings } from "./storage.ts";

/** Apart from the journal: they are no part of the ledger. */
const AUDIT_FILE = "audit.sqlite";
const LIMITS_FILE = "limits.sqlite";

/** For a storage without other houses, or whose other houses are read cheaply. */
const ALONE = { siteAgeMs: 0, clockText: undefined } as const;

/** Opens a database, a folder with SQLite files, or a journal in memory. A new journal is filled before it is used. */
export async function openStorage(settings: StorageSettings): Promise<Result<Storage, StorageFailure>> {
  const { databaseUrl, dataDir, fill, secretKey } = settings;
  if (databaseUrl !== undefined) {
    // Only a house with a database loads the driver.
    const { openDatabase } = await import("./open-database.ts");
    return openDatabase(databaseUrl, settings);
  }
  if (dataDir !== undefined) return openFolder(dataDir, settings);
  const journal = createMemoryJournal<HouseEvent>();
  await fill(journal);
  return ok({
    ...ALONE,
    explain: () => undefined,
    journal,
    audit: createMemoryAuditLog(),
    limitStore: createMemoryLimitStore(),
    secretKey: secretKey ?? randomBytes(32).toString("hex"),
  });
}

async function openFolder(
  dataDir: string,
  { fill, report, clock, auditRetentionMs, secretKey, databaseWaitMs }: StorageSettings,
): Promise<Result<Storage, StorageFailure>> {
  const file = join(dataDir, JOURNAL_FILE);
  const opened = await openSqliteJournal<HouseEvent>(file, {
    fill,
    replayKeys: memberEngine.replayUniqueKeys,
    report,
    busyMs: databaseWaitMs,
  });
  if (!opened.ok) return opened;
  const journal = opened.value;
  const audit = openSqliteAuditLog(join(dataDir, AUDIT_FILE), { clock, retentionMs: auditRetentionMs });
  if (!audit.ok) {
    await journal.close();
    return audit;
  }
  const key = secretKey === undefined ? secretKeyIn(dataDir) : ok(secretKey);
  if (!key.ok) {
    await audit.value.close();
    await journal.close();
    return key;
  }
  const limits = join(dataDir, LIMITS_FILE);
  try {
    const limitStore = openSqliteLimitStore(limits);
    const explain = (error: unknown) => startFailure(file, error);
    return ok({ ...ALONE, explain, journal, audit: audit.value, limitStore, secretKey: key.value });
  } catch (error) {
    await audit.value.close();
    await journal.close();
    return err(cannotUseFile(limits, error instanceof Error ? error.message : String(error)));
  }
}

/** Deletes a closed journal and what was counted. Only for a sandbox's reset. */
export function discardJournal(dataDir: string): void {
  // The mark goes first: without its journal it would be damage.
  for (const suffix of ["-mark", "", "-wal", "-shm"])
    rmSync(join(dataDir, `${JOURNAL_FILE}${suffix}`), { force: true });
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dataDir, `${AUDIT_FILE}${suffix}`), { force: true });
  for (const suffix of LIMIT_FILE_SUFFIXES) rmSync(join(dataDir, `${LIMITS_FILE}${suffix}`), { force: true });
}
