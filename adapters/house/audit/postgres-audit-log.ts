import type { Parameter } from "../journals/postgres/connection.ts";
import type { Database } from "../journals/postgres/postgres-journal.ts";
import { withRetries } from "../journals/postgres/with-retries.ts";
import type { AuditEntry, AuditLog, AuditRecord } from "../ports/audit-log.ts";
import type { AuditFileOptions } from "./sqlite-audit-log.ts";

/** How many entries are written between two looks for old ones, and how many of those are deleted at most. */
const SWEEP_EVERY = 1000;
const MOST_SWEPT = 5000;
const NEWEST = "9223372036854775807";

/**
 * Keeps the audit log in the journal's database, for all its houses. No entry can be changed; only old ones are deleted.
 * An entry whose reply was lost may be there twice.
 */
export async function openPostgresAuditLog(
  { names, retries }: Database,
  { clock, retentionMs }: AuditFileOptions,
): Promise<AuditLog> {
  const { audit } = names;
  const query = (statement: string, parameters: readonly Parameter[]) =>
    withRetries(retries, (connection) => connection.run(statement, parameters));
  const sweepStatement = `DELETE FROM ${audit}
    WHERE id IN (SELECT id FROM ${audit} WHERE at < $1 ORDER BY at LIMIT ${MOST_SWEPT})`;
  const sweep = () => query(sweepStatement, [clock() - retentionMs]);
  let written = 0;
  await sweep();
  return {
    async append(entry) {
      await query(`INSERT INTO ${audit} (at, member, entry) VALUES ($1, $2, $3)`, [
        entry.at,
        entry.member ?? null,
        JSON.stringify(entry),
      ]);
      written += 1;
      if (written % SWEEP_EVERY === 0) await sweep();
    },
    async page({ member, cursor = NEWEST, limit }) {
      if (!/^\d{1,19}$/.test(cursor) || BigInt(cursor) > BigInt(NEWEST)) return undefined;
      const ofMember = member === undefined ? "" : "member = $3 AND ";
      const rows = await query(
        `SELECT id, entry FROM ${audit} WHERE ${ofMember}id < $1 ORDER BY id DESC LIMIT $2`,
        member === undefined ? [cursor, limit + 1] : [cursor, limit + 1, member],
      );
      const items = rows
        .slice(0, limit)
        .map(({ id, entry }): AuditRecord => ({ ...(JSON.parse(String(entry)) as AuditEntry), id: String(id) }));
      return { items, next: rows.length > limit ? items[items.length - 1]?.id : undefined };
    },
    // The journal ends the connections.
    close: async () => undefined,
  };
}
