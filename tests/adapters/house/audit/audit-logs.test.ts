import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMemoryAuditLog } from "../../../../adapters/house/audit/memory-audit-log.ts";
import { openPostgresAuditLog } from "../../../../adapters/house/audit/postgres-audit-log.ts";
import { openSqliteAuditLog } from "../../../../adapters/house/audit/sqlite-audit-log.ts";
import {
  openPostgresDatabase,
  type PostgresDatabase,
} from "../../../../adapters/house/journals/postgres/postgres-journal.ts";
import type { AuditEntry, AuditLog } from "../../../../adapters/house/ports/audit-log.ts";
import { openDemoHouse } from "../../../../adapters/house/sandbox/open-demo-house.ts";
import { DAY_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { newTestSchema, type TestSchema } from "../../../postgres/test-schema.ts";
import type { NoteEvent } from "../journals/journal-model.ts";
import { NOON, unwrap } from "../test-house.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sanam-audit-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, "audit.sqlite");
const openAt = (now = NOON) => openSqliteAuditLog(file(), { clock: () => now, retentionMs: 400 * DAY_MS });
const entry = (member: string, days = 0): AuditEntry => ({
  at: plus(NOON, days * DAY_MS),
  action: "sign-in",
  outcome: "done",
  actor: "member",
  member,
});
const membersIn = async (log: AuditLog) =>
  (await log.page({ cursor: undefined, limit: 100 }))?.items.map(({ member }) => member);

let schema: TestSchema;
let database: PostgresDatabase<NoteEvent>;
beforeAll(async () => {
  schema = await newTestSchema();
  database = unwrap(await openPostgresDatabase<NoteEvent>(schema.url, {}));
});
afterAll(async () => {
  await database.journal.close();
  await schema.discard();
});
const openShared = (now = NOON) => openPostgresAuditLog(database, { clock: () => now, retentionMs: 400 * DAY_MS });

describe.each([
  ["in memory", async () => createMemoryAuditLog()],
  ["in SQLite", async () => unwrap(openAt())],
  ["in PostgreSQL", async () => openShared()],
])("an audit log %s", (_, open) => {
  it("pages through everybody's entries or one member's, newest first", async () => {
    const log = await open();
    for (let count = 0; count < 10; count += 1) await log.append(entry(count % 2 === 0 ? "even" : "odd", count));
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await log.page({ member: "even", cursor, limit: 2 });
      seen.push(...(page?.items.map(({ at }) => (at - NOON) / DAY_MS) ?? []));
      cursor = page?.next;
    } while (cursor !== undefined);
    expect(seen).toEqual([8, 6, 4, 2, 0]);
    expect(await membersIn(log)).toHaveLength(10);
    expect(await log.page({ cursor: "x' OR 1=1", limit: 2 })).toBeUndefined();
    await log.close();
  });
});

describe("the audit file", () => {
  it("is readable by its owner only, cannot be changed, and forgets entries after 400 days", async () => {
    const log = unwrap(openAt());
    await log.append(entry("old"));
    await log.append(entry("new", 100));
    for (const suffix of ["", "-wal", "-shm"]) expect(statSync(file() + suffix).mode & 0o777).toBe(0o600);
    await log.close();
    const database = new DatabaseSync(file());
    expect(() => database.exec("UPDATE entries SET member = 'somebody else'")).toThrow(/append-only/);
    database.close();
    const later = unwrap(openAt(plus(NOON, 401 * DAY_MS)));
    expect(await membersIn(later)).toEqual(["new"]);
    await later.close();
  });

  it("must be usable: a house with another file in its place does not start", async () => {
    writeFileSync(file(), "no database");
    const opened = await openDemoHouse({ dataDir: folder, seed: 1, clock: () => NOON });
    expect(opened).toMatchObject({
      ok: false,
      error: { kind: "data-folder", message: expect.stringContaining("audit") },
    });
  });
});

describe("the audit log in a database", () => {
  it("is one for all houses, cannot be changed, and forgets entries after 400 days", async () => {
    await schema.sql.unsafe(`DELETE FROM ${schema.name}.audit`);
    const [one, other] = [await openShared(), await openShared()];
    await one.append(entry("old"));
    await other.append(entry("new", 100));
    expect(await membersIn(one)).toEqual(["new", "old"]);
    await expect(schema.sql.unsafe(`UPDATE ${schema.name}.audit SET member = 'somebody else'`)).rejects.toThrow(
      /append-only/,
    );
    expect(await membersIn(await openShared(plus(NOON, 401 * DAY_MS)))).toEqual(["new"]);
    expect(await one.page({ cursor: "9223372036854775808", limit: 1 })).toBeUndefined();
  });
});
