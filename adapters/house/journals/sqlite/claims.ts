import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import type { UniqueKey } from "../../ports/journal.ts";

/** The unique keys of an SQLite journal. */
export interface Claims {
  /** Throws when the key, or one beside the place where it would be, differs from what was written. */
  find(key: UniqueKey): string | undefined;
  take(key: UniqueKey, stream: string): void;
  release(key: UniqueKey, stream: string): void;
}

export function sqliteClaims(database: DatabaseSync): Claims {
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

function requireSound(row: Record<string, unknown> | undefined): void {
  if (!row) return;
  const key = { kind: String(row["kind"]), value: String(row["value"]) };
  if (row["checksum"] !== keyChecksum(key, String(row["stream"]))) {
    throw new Error(`a unique key (${key.kind}) is not as it was written`);
  }
}
