import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Clock } from "../../../core/platform/device.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { makeFolder } from "../journals/sqlite/database-file.ts";
import { cannotUseFile, type JournalOpenFailure } from "../journals/sqlite/open-failure.ts";
import { ownFile } from "../node/data-folder.ts";
import type { AuditEntry, AuditLog, AuditRecord } from "../ports/audit-log.ts";

const BUSY_MS = 5000;
/** How many entries are written between two looks for old ones. */
const SWEEP_EVERY = 1000;

// Nobody changes an entry. Only old ones are deleted.
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS entries (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, member TEXT, entry TEXT NOT NULL
  );
  CREATE INDEX IF NOT EXISTS entries_of_member ON entries (member, id);
  CREATE INDEX IF NOT EXISTS entries_by_time ON entries (at);
  CREATE TRIGGER IF NOT EXISTS no_change BEFORE UPDATE ON entries
  BEGIN SELECT raise(ABORT, 'the audit log is append-only'); END;
`;

export interface AuditFileOptions {
  readonly clock: Clock;
  readonly retentionMs: number;
}

/** Opens the audit log in a file of its own. A file that cannot be written is a failure: the house must not start. */
export function openSqliteAuditLog(file: string, options: AuditFileOptions): Result<AuditLog, JournalOpenFailure> {
  let database: DatabaseSync | undefined;
  try {
    makeFolder(dirname(file));
    ownFile(file);
    database = new DatabaseSync(file, { timeout: BUSY_MS });
    database.exec(SCHEMA);
    // SQLite opens a read-only file without an error; BEGIN IMMEDIATE throws one.
    database.exec("BEGIN IMMEDIATE; ROLLBACK");
    return ok(auditLogIn(database, options));
  } catch (error) {
    database?.close();
    const reason = error instanceof Error ? error.message : String(error);
    return err(
      cannotUseFile(file, `${reason}. If it is damaged, move it away to keep it as evidence, and start again`),
    );
  }
}

function auditLogIn(database: DatabaseSync, { clock, retentionMs }: AuditFileOptions): AuditLog {
  const insert = database.prepare("INSERT INTO entries (at, member, entry) VALUES (?, ?, ?)");
  const forget = database.prepare("DELETE FROM entries WHERE at < ?");
  const all = database.prepare("SELECT id, entry FROM entries WHERE id < ? ORDER BY id DESC LIMIT ?");
  const ofMember = database.prepare(
    "SELECT id, entry FROM entries WHERE member = ? AND id < ? ORDER BY id DESC LIMIT ?",
  );
  const sweep = () => forget.run(clock() - retentionMs);
  let written = 0;
  sweep();
  return {
    async append(entry) {
      insert.run(entry.at, entry.member ?? null, JSON.stringify(entry));
      written += 1;
      if (written % SWEEP_EVERY === 0) sweep();
    },
    async page({ member, cursor, limit }) {
      if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return undefined;
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : Number(cursor);
      const rows = member === undefined ? all.all(before, limit + 1) : ofMember.all(member, before, limit + 1);
      const items = rows
        .slice(0, limit)
        .map(({ id, entry }): AuditRecord => ({ ...(JSON.parse(String(entry)) as AuditEntry), id: String(id) }));
      return { items, next: rows.length > limit ? items[items.length - 1]?.id : undefined };
    },
    async close() {
      if (database.isOpen) database.close();
    },
  };
}
