import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openPostgresJournal,
  type PostgresJournalOptions,
} from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { isOpenToOthers, parsePostgresUrl } from "../../../../../adapters/house/journals/postgres/postgres-url.ts";
import type { Journal } from "../../../../../adapters/house/ports/journal.ts";
import { newTestSchema, type TestSchema } from "../../../../postgres/test-schema.ts";
import type { NoteEvent } from "../journal-model.ts";
import { DISK_MS } from "../journal-suite.ts";

const event: NoteEvent = { type: "noted", at: 1, note: "note" };
const PASSWORD = "correct-horse";

describe("opening a journal on PostgreSQL", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  let host: string;
  beforeAll(async () => {
    db = await newTestSchema();
    host = new URL(db.serverUrl).host;
    await db.sql.unsafe("CREATE ROLE guarded").catch(() => undefined);
  });
  beforeEach(() => db.sql.unsafe(`DROP SCHEMA IF EXISTS ${db.name} CASCADE`));
  afterAll(() => db.discard());

  async function opened(url = db.url, options: PostgresJournalOptions<NoteEvent> = {}): Promise<Journal<NoteEvent>> {
    const journal = await openPostgresJournal<NoteEvent>(url, options);
    if (!journal.ok) throw new Error(journal.error.message);
    return journal.value;
  }

  async function use(url = db.url): Promise<void> {
    const journal = await opened(url);
    const { version } = await journal.head("a");
    const appended = await journal.append({ stream: "a", expectedVersion: version, events: [event] });
    expect(appended).toEqual({ outcome: "appended", version: version + 1 });
    await journal.close();
  }

  const tables = async () =>
    (await db.sql`SELECT table_name FROM information_schema.tables WHERE table_schema = ${db.name}`).length;

  async function failure(url: string): Promise<string> {
    const before = await tables();
    const journal = await openPostgresJournal(url);
    expect(await tables()).toBe(before);
    if (journal.ok) throw new Error("it opened");
    expect(journal.error.message).toMatch(/^The (journal|database|user)[^\n]+\.$/);
    expect(journal.error.message).not.toContain("horse");
    return `${journal.error.kind}: ${journal.error.message}`;
  }

  it("creates its tables once when several houses start at once, and lets one of them fill the journal", async () => {
    let filled = 0;
    const fill = async (journal: Journal<NoteEvent>) => {
      filled += 1;
      expect(await journal.append({ stream: "seed", expectedVersion: 0, events: [event] })).toMatchObject({
        version: 1,
      });
    };
    const houses = await Promise.all([1, 2, 3, 4].map(() => opened(db.url, { fill, connections: 2 })));
    expect(filled).toBe(1);
    for (const house of houses) {
      expect(await house.load("seed")).toHaveLength(1);
      await house.close();
    }
  });

  it("fills a journal from the beginning when the house that filled it was stopped", async () => {
    const append = (journal: Journal<NoteEvent>, stream: string) =>
      journal.append({ stream, expectedVersion: 0, events: [event], takeKeys: [{ kind: "phone", value: "1" }] });
    const stopped = await openPostgresJournal<NoteEvent>(db.url, {
      fill: async (journal) => {
        await append(journal, "half");
        throw new Error("stopped");
      },
    });
    expect(stopped.ok).toBe(false);
    const journal = await opened(db.url, { fill: async (empty) => void (await append(empty, "whole")) });
    expect(await journal.load("half")).toEqual([]);
    expect(await journal.findStream({ kind: "phone", value: "1" })).toBe("whole");
    await journal.close();
    await use();
  });

  it("needs no right to create anything when the tables are there", async () => {
    const role = `${db.name}_user`;
    await db.sql.unsafe(`CREATE ROLE ${role} LOGIN PASSWORD '${PASSWORD}' IN ROLE guarded`);
    const url = `postgres://${role}:${PASSWORD}@${host}/postgres?schema=${db.name}`;
    try {
      expect(await failure(url)).toContain(`database-refused: The user ${role} lacks a right`);
      await use();
      expect(await failure(url)).toContain("database-refused");
      await db.sql.unsafe(`GRANT USAGE ON SCHEMA ${db.name} TO ${role};
        GRANT ALL ON ALL TABLES IN SCHEMA ${db.name} TO ${role}`);
      await use(url);
      const journal = await opened(url);
      await journal.derived.begin(7);
      expect(await journal.derived.streamsLeft(9)).toEqual(["a"]);
      expect(await journal.derived.rebuild("a", [], { version: 2, schema: 7, state: "" })).toBe(true);
      await journal.derived.complete(7);
      await journal.close();
      expect(await failure(url.replace("correct", "wrong"))).toBe(
        `database-refused: The database postgres at ${host} refused the user ${role}: the password is missing or wrong.`,
      );
      expect(await failure(url.replace(`:${PASSWORD}`, ""))).toContain("the password is missing or wrong");
    } finally {
      await db.sql.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    }
  });

  it("says in one sentence what is wrong with the database", async () => {
    expect(await failure(db.url.replace("/postgres?", "/nothing?"))).toBe(
      `database-refused: The database nothing at ${host} does not exist; create it for the user postgres.`,
    );
    expect(await failure(`postgres://u:horse@127.0.0.1:1,127.0.0.1:2/d`)).toMatch(
      /^database-unreachable: The database d at 127.0.0.1:1, 127.0.0.1:2 cannot be used: .*ECONNREFUSED/,
    );
  });

  it("refuses a later release's tables and damaged ones, and changes nothing", async () => {
    await use();
    const place = `the schema ${db.name} of postgres at ${host}`;
    await db.sql.unsafe(`UPDATE ${db.name}.schema_version SET version = version + 1`);
    expect(await failure(db.url)).toBe(
      `journal-newer: The journal in ${place} was written by a later release; update this one or choose another schema.`,
    );
    await db.sql.unsafe(`UPDATE ${db.name}.schema_version SET version = version - 1`);
    const damages = [
      [
        "UPDATE #.events SET event = replace(event, 'note', 'mote')",
        "UPDATE #.events SET event = replace(event, 'mote', 'note')",
      ],
      ["UPDATE #.shard_head SET position = position + 1", "UPDATE #.shard_head SET position = position - 1"],
      ["DELETE FROM #.shard_head WHERE shard = 7", "INSERT INTO #.shard_head VALUES (7, 0)"],
    ];
    for (const [damage = "", repair = ""] of damages) {
      await db.sql.unsafe(damage.replace("#", db.name));
      expect(await failure(db.url)).toContain(`journal-damaged: The journal in ${place} is damaged: `);
      await db.sql.unsafe(repair.replace("#", db.name));
    }
    await use();
  });

  it("uses the host that answers, of several", async () => {
    const several = db.url.replace(host, `127.0.0.1:1,${host},127.0.0.1:2`);
    await use(`${several}&target_session_attrs=primary`);
  });

  it("works without prepared statements, for a connection pooler", async () => {
    await use(`${db.url}&prepare=false`);
    await use(`${db.url}&prepare=false`);
  });

  it("waits for the disk, whatever the role's settings are", async () => {
    const role = `${db.name}_quick`;
    await db.sql.unsafe(`CREATE ROLE ${role} LOGIN SUPERUSER; ALTER ROLE ${role} SET synchronous_commit = off`);
    const journal = await opened(db.url.replace("postgres@", `${role}@`));
    await journal.append({ stream: "a", expectedVersion: 0, events: [event] });
    // A trigger sees the setting of the connection that appends.
    await db.sql.unsafe(`
      CREATE FUNCTION ${db.name}.refuse() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'commits are %', current_setting('synchronous_commit'); END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON ${db.name}.events EXECUTE FUNCTION ${db.name}.refuse()`);
    await expect(journal.append({ stream: "a", expectedVersion: 1, events: [event] })).rejects.toThrow(
      "commits are on",
    );
    await journal.close();
    await db.sql.unsafe(`DROP SCHEMA ${db.name} CASCADE; DROP ROLE ${role}`);
  });

  it("leaves nothing in a journal whose keys or rows have a text that PostgreSQL cannot store", async () => {
    const journal = await opened();
    for (const text of ["\u0000", "a\ud800"]) {
      const append = { stream: "a", expectedVersion: 0, events: [event] };
      await expect(journal.append({ ...append, takeKeys: [{ kind: "phone", value: text }] })).rejects.toThrow();
      const row = { list: "ledger", owner: "a", id: text, order: 1 } as const;
      await expect(journal.append({ ...append, rows: [{ change: "put", row }] })).rejects.toThrow();
      const noted = { ...append, stream: `s${text.length}`, events: [{ ...event, note: text }] };
      expect(await journal.append(noted)).toMatchObject({ outcome: "appended" });
      expect(await journal.load(noted.stream)).toMatchObject([{ event: { note: text } }]);
    }
    expect(await journal.head("a")).toMatchObject({ version: 0 });
    await journal.close();
  });

  it("reads URLs", () => {
    const hosts = [{ host: "h", port: 5432 }];
    const rest = { user: "u", password: "", database: "d", schema: "sanam", ssl: false, prepare: true };
    expect(parsePostgresUrl("postgres://u@h/d")).toMatchObject({ ok: true, value: { ...rest, hosts } });
    expect(
      parsePostgresUrl("postgresql://u%40x:p%2Fw@[::1]:1,h/d?schema=s_1&sslmode=verify-full&prepare=false"),
    ).toMatchObject({
      value: {
        hosts: [{ host: "::1", port: 1 }, ...hosts],
        user: "u@x",
        password: "p/w",
        schema: "s_1",
        ssl: "verify-full",
        prepare: false,
      },
    });
    for (const open of [
      "h",
      "h?sslmode=prefer",
      "h?sslmode=require",
      "db.example?sslmode=disable",
      "10.0.0.9?sslmode=disable",
    ])
      expect([open, isOpenToOthers(`postgres://u@localhost,${open.replace("?", "/d?")}`)]).toEqual([open, true]);
    for (const closed of ["postgres://u@localhost,[::1],127.0.0.2/d", "postgres://u@h/d?sslmode=disable", "no url"])
      expect([closed, isOpenToOthers(closed)]).toEqual([closed, false]);
    expect(isOpenToOthers("postgres://u@h,db.example,10.0.0.9/d?sslmode=verify-full")).toBe(false);
    for (const wrong of [
      "mysql://u:horse@h/d",
      "postgres://u:horse@h:0/d",
      "postgres://u:horse@h:x/d",
      "postgres://u:horse%@h/d",
      "postgres://u:horse@h/d?schema=A",
      "postgres://u:horse@h/d?schema=",
      "postgres://u:horse@h/d?sslmode=maybe",
      "postgres://u:horse@h/d?sslmode=require&sslrootcert=/ca.pem",
      "postgres://u:horse@h/d?sslmode=verify-full&sslrootcert=/nowhere/ca.pem",
      "postgres://u:horse@h/d?target_session_attrs=standby",
      "postgres://u:horse@h/d?timeout=1",
      "",
    ]) {
      const parsed = parsePostgresUrl(wrong);
      expect(parsed).toMatchObject({ ok: false });
      expect(JSON.stringify(parsed)).not.toContain("horse");
    }
  });
});
