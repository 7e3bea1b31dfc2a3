import { createHash } from "node:crypto";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { createKeyedQueue } from "../collections/collections.ts";
import type { Parameter } from "../journals/postgres/connection.ts";
import type { Database } from "../journals/postgres/postgres-journal.ts";
import { withRetries } from "../journals/postgres/with-retries.ts";
import type { LimitEntry, LimitStore } from "../ports/limit-store.ts";
import { MAX_ENTRIES } from "./memory.ts";

/** Old entries are dropped once in so many changes of a house, and at most so many at a time. */
const CHANGES_BETWEEN_CLEANINGS = 500;
const MOST_CLEANED = 5_000;

/**
 * Keeps the counts in the journal's database, for all its houses. An entry is replaced only as it was read, so no change
 * is lost; a change whose reply was lost may count twice. Keys are stored as hashes, which bounds their length and shows
 * no names.
 */
export function postgresLimitStore({ names, retries }: Database, maxEntries = MAX_ENTRIES): LimitStore {
  const { limits } = names;
  // The changes of one house wait for each other here and not for the database.
  const queue = createKeyedQueue();
  let changes = 0;
  const query = (statement: string, parameters: readonly Parameter[]) =>
    withRetries(retries, (connection) => connection.run(statement, parameters));

  async function read(key: string): Promise<LimitEntry | undefined> {
    const [row] = await query(`SELECT count, at, until, forgotten_at FROM ${limits} WHERE key = $1`, [key]);
    return (
      row && {
        count: Number(row["count"]),
        at: instant(Number(row["at"])),
        until: instant(Number(row["until"])),
        forgottenAt: instant(Number(row["forgotten_at"])),
      }
    );
  }

  /** False when the entry is another one by now. */
  async function replace(key: string, entry: LimitEntry | undefined, next: LimitEntry | undefined): Promise<boolean> {
    if (entry === next) return true;
    const asRead = "key = $1 AND count = $2 AND at = $3 AND until = $4 AND forgotten_at = $5";
    const statement = !entry
      ? `INSERT INTO ${limits} (key, count, at, until, forgotten_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (key) DO NOTHING RETURNING 1`
      : next
        ? `UPDATE ${limits} SET count = $6, at = $7, until = $8, forgotten_at = $9 WHERE ${asRead} RETURNING 1`
        : `DELETE FROM ${limits} WHERE ${asRead} RETURNING 1`;
    return (await query(statement, [key, ...valuesOf(entry), ...valuesOf(next)])).length > 0;
  }

  async function clean(now: number): Promise<void> {
    const soonest = (where: string, limit: string) =>
      `DELETE FROM ${limits} WHERE key IN (SELECT key FROM ${limits} ${where} ORDER BY forgotten_at LIMIT ${limit})`;
    await query(soonest("WHERE forgotten_at <= $1", "$2"), [now, MOST_CLEANED]);
    const [counted] = await query(`SELECT count(*) AS total FROM ${limits}`, []);
    const tooMany = Number(counted?.["total"]) - maxEntries;
    if (tooMany > 0) await query(soonest("", "$1"), [Math.min(tooMany, MOST_CLEANED)]);
  }

  return {
    get: (key) => read(hashOf(key)),
    change: (key, change) => {
      const hash = hashOf(key);
      return queue.run(hash, async () => {
        for (;;) {
          const entry = await read(hash);
          const next = change(entry);
          if (!(await replace(hash, entry, next))) continue;
          changes += 1;
          if (next !== undefined && changes % CHANGES_BETWEEN_CLEANINGS === 0) await clean(next.at);
          return next;
        }
      });
    },
    // The journal ends the connections.
    close: async () => undefined,
  };
}

function valuesOf(entry: LimitEntry | undefined): readonly Parameter[] {
  return entry ? [entry.count, entry.at, entry.until, entry.forgottenAt] : [];
}

function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
