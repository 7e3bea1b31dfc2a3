import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { sqliteErrorKind, writeTransactions } from "../journals/sqlite/transactions.ts";
import { ownFile } from "../node/data-folder.ts";
import type { LimitEntry, LimitStore } from "../ports/limit-store.ts";
import { MAX_ENTRIES } from "./memory.ts";

/** Files that belong to the store. */
export const LIMIT_FILE_SUFFIXES = ["", "-wal", "-shm"] as const;

const BUSY_MS = 5000;
/** Old entries are dropped once in so many changes. */
const CHANGES_BETWEEN_CLEANINGS = 500;

const CREATE_TABLE = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS limits (
    key TEXT PRIMARY KEY,
    count REAL NOT NULL,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    forgotten_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS limits_by_end ON limits (forgotten_at);
`;

/**
 * Keeps the counts in an SQLite file, over restarts and for all processes of a house. A damaged file is replaced by an
 * empty one: it holds only counts. Keys are stored as hashes, which bounds their length and shows no names.
 */
export function openSqliteLimitStore(file: string, maxEntries = MAX_ENTRIES): LimitStore {
  const database = openOrReplace(file);
  const find = database.prepare("SELECT count, at, until, forgotten_at FROM limits WHERE key = ?");
  const save = database.prepare(
    "INSERT OR REPLACE INTO limits (key, count, at, until, forgotten_at) VALUES (?, ?, ?, ?, ?)",
  );
  const remove = database.prepare("DELETE FROM limits WHERE key = ?");
  const removeOld = database.prepare("DELETE FROM limits WHERE forgotten_at <= ?");
  const countAll = database.prepare("SELECT count(*) AS total FROM limits");
  const removeSoonest = database.prepare(
    "DELETE FROM limits WHERE key IN (SELECT key FROM limits ORDER BY forgotten_at LIMIT ?)",
  );
  const writing = writeTransactions(database);
  let changes = 0;

  function read(hash: string): LimitEntry | undefined {
    const row = find.get(hash);
    return (
      row && {
        count: Number(row["count"]),
        at: instant(Number(row["at"])),
        until: instant(Number(row["until"])),
        forgottenAt: instant(Number(row["forgotten_at"])),
      }
    );
  }

  function clean(now: number): void {
    removeOld.run(now);
    const tooMany = Number(countAll.get()?.["total"] ?? 0) - maxEntries;
    if (tooMany > 0) removeSoonest.run(tooMany);
  }

  return {
    get: async (key) => read(hashOf(key)),
    async change(key, change) {
      const hash = hashOf(key);
      return writing(() => {
        const next = change(read(hash));
        if (next === undefined) remove.run(hash);
        else save.run(hash, next.count, next.at, next.until, next.forgottenAt);
        changes += 1;
        if (next !== undefined && changes % CHANGES_BETWEEN_CLEANINGS === 0) clean(next.at);
        return next;
      });
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}

function openOrReplace(file: string): DatabaseSync {
  try {
    return open(file);
  } catch (error) {
    // A full disk is no damage. The file system's errors name their call.
    const isFileSystem = error instanceof Error && "syscall" in error;
    if (isFileSystem || sqliteErrorKind(error) === "unavailable") throw error;
    for (const suffix of LIMIT_FILE_SUFFIXES) rmSync(`${file}${suffix}`, { force: true });
    return open(file);
  }
}

function open(file: string): DatabaseSync {
  ownFile(file);
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    database.exec(CREATE_TABLE);
    const [damage] = database.prepare("PRAGMA quick_check(1)").all();
    if (damage?.["quick_check"] !== "ok") throw new Error("damaged");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
