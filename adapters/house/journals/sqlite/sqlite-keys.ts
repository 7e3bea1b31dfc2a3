import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import { journalDamaged, type UniqueKey } from "../../ports/journal.ts";

/** The unique keys of an SQLite journal. */
export interface StoredKeys {
  /** Throws when the key, or one beside the place where it would be, differs from what was written. */
  find(key: UniqueKey): string | undefined;
  take(key: UniqueKey, stream: string): void;
  release(key: UniqueKey, stream: string): void;
}

export function sqliteKeys(database: DatabaseSync): StoredKeys {
  const columns = "SELECT kind, value, stream, checksum FROM claims WHERE (kind, value)";
  const at = database.prepare(`${columns} >= (?, ?) ORDER BY kind, value LIMIT 1`);
  const before = database.prepare(`${columns} < (?, ?) ORDER BY kind DESC, value DESC LIMIT 1`);
  const insert = database.prepare("INSERT OR REPLACE INTO claims (kind, value, stream, checksum) VALUES (?, ?, ?, ?)");
  const remove = database.prepare("DELETE FROM claims WHERE kind = ? AND value = ? AND stream = ?");
  return {
    find(key) {
      const row = at.get(key.kind, key.value);
      requireSound(row);
      if (row?.["kind"] === key.kind && row["value"] === key.value) return String(row["stream"]);
      requireSound(before.get(key.kind, key.value));
      return undefined;
    },
    take(key, stream) {
      insert.run(key.kind, key.value, stream, keyChecksum(key, stream));
    },
    release({ kind, value }, stream) {
      remove.run(kind, value, stream);
    },
  };
}

export function keyChecksum({ kind, value }: Readonly<Record<keyof UniqueKey, string>>, stream: string): number {
  return crc32(`${kind}\n${value}\n${stream}`);
}

/** The first unique key that differs from what was written, without its value. */
export function keyFault(database: DatabaseSync): string | undefined {
  for (const row of database.prepare("SELECT kind, value, stream, checksum FROM claims").iterate()) {
    if (!isSound(row)) return changed(row["kind"]);
  }
  return undefined;
}

function requireSound(row: Record<string, unknown> | undefined): void {
  if (row && !isSound(row)) throw journalDamaged(changed(row["kind"]));
}

function isSound({ kind, value, stream, checksum }: Record<string, unknown>): boolean {
  return checksum === keyChecksum({ kind: String(kind), value: String(value) }, String(stream));
}

function changed(kind: unknown): string {
  return `a unique key (${String(kind)}) is not as it was written`;
}
