import type { AuditLog, AuditRecord } from "../ports/audit-log.ts";

/** Entries beyond this number push out the oldest ones. */
const MAX_ENTRIES = 10_000;

/** An audit log for tests and for houses that live in memory. */
export function createMemoryAuditLog(): AuditLog {
  const records: AuditRecord[] = [];
  let last = 0;
  return {
    async append(entry) {
      last += 1;
      records.push({ ...entry, id: String(last) });
      if (records.length > MAX_ENTRIES) records.shift();
    },
    async page({ member, cursor, limit }) {
      if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) return undefined;
      const before = cursor === undefined ? Number.POSITIVE_INFINITY : Number(cursor);
      const found = records
        .filter((record) => Number(record.id) < before && (member === undefined || record.member === member))
        .reverse()
        .slice(0, limit + 1);
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? items[items.length - 1]?.id : undefined };
    },
    async close() {
      // Nothing is open.
    },
  };
}
