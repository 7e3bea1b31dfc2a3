import { randomBytes } from "node:crypto";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { err, mapOk, ok, type Result } from "../../../core/shared/result.ts";
import { createMemoryAuditLog } from "../audit/memory-audit-log.ts";
import { openSqliteAuditLog } from "../audit/sqlite-audit-log.ts";
import { type HouseEvent, memberEngine } from "../house.ts";
import { createMemoryJournal } from "../journals/memory.ts";
import { cannotUseFile, startFailure } from "../journals/sqlite/open-failure.ts";
import { openSqliteJournal } from "../journals/sqlite/sqlite-journal.ts";
import { createMemoryLimitStore } from "../limit-stores/memory.ts";
import { LIMIT_FILE_SUFFIXES, openSqliteLimitStore } from "../limit-stores/sqlite-limit-store.ts";
import { AUDIT_FILE, JOURNAL_FILE, LIMITS_FILE } from "./data-folder.ts";
import { keyOfFolder, readSecretKey } from "./secret-key.ts";
import type { Storage, StorageFailure, StorageSettings } from "./storage.ts";

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
    secretKey: secretKey ?? randomKey(),
  });
}

async function openFolder(
  dataDir: string,
  { fill, report, clock, auditRetentionMs, secretKey, anyKey, databaseWaitMs }: StorageSettings,
): Promise<Result<Storage, StorageFailure>> {
  const file = join(dataDir, JOURNAL_FILE);
  const isNew = !existsSync(file);
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
  const close = async () => {
    await audit.value.close();
    await journal.close();
  };
  const limits = join(dataDir, LIMITS_FILE);
  const explain = (error: unknown) => startFailure(file, error);
  try {
    const key = anyKey
      ? mapOk(secretKey === undefined ? readSecretKey(dataDir) : ok(secretKey), (found) => found ?? randomKey())
      : await keyOfFolder(dataDir, secretKey, isNew ? [] : journal.all());
    if (key.ok) {
      const limitStore = openSqliteLimitStore(limits);
      return ok({ ...ALONE, explain, journal, audit: audit.value, limitStore, secretKey: key.value });
    }
    await close();
    return key;
  } catch (error) {
    await close();
    return err(explain(error) ?? cannotUseFile(limits, error instanceof Error ? error.message : String(error)));
  }
}

function randomKey(): string {
  return randomBytes(32).toString("hex");
}

/** Deletes a closed journal and what was counted. Only for a sandbox's reset. */
export function discardJournal(dataDir: string): void {
  // The mark goes first: without its journal it would be damage.
  for (const suffix of ["-mark", "", "-wal", "-shm"])
    rmSync(join(dataDir, `${JOURNAL_FILE}${suffix}`), { force: true });
  for (const suffix of ["", "-wal", "-shm"]) rmSync(join(dataDir, `${AUDIT_FILE}${suffix}`), { force: true });
  for (const suffix of LIMIT_FILE_SUFFIXES) rmSync(join(dataDir, `${LIMITS_FILE}${suffix}`), { force: true });
}
