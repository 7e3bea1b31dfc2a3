import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CHAIN_START, chainedChecksum, eventChecksum } from "../../../../../adapters/house/journals/event-row.ts";
import { SCHEMA_VERSION, tablesOfVersion } from "../../../../../adapters/house/journals/sqlite/schema.ts";
import { openSqliteJournal } from "../../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { unwrap } from "../../test-house.ts";
import { DISK_MS } from "../journal-suite.ts";

describe("an SQLite journal of an earlier schema", { timeout: DISK_MS }, () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sanam-upgrade-"));
    file = join(folder, "journal.sqlite");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function createVersion2(): void {
    const database = new DatabaseSync(file);
    database.exec(`PRAGMA journal_mode = WAL; ${tablesOfVersion(2)}`);
    const insert = database.prepare("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)");
    let chain = CHAIN_START;
    for (let seq = 1; seq <= 40; seq += 1) {
      const [stream, version] = [`s${seq % 4}`, Math.ceil(seq / 4)] as const;
      const event = JSON.stringify({ type: "n", at: seq });
      const checksum = eventChecksum(stream, version, event);
      chain = chainedChecksum(chain, checksum);
      insert.run(seq, stream, version, event, checksum, chain);
    }
    database.exec("INSERT INTO claims VALUES ('phone', '1', 's1'), ('phone', '2', 's2')");
    database.close();
  }

  it("keeps events and keys of version 2, and has rows and states once they are rebuilt", async () => {
    createVersion2();
    for (const round of [1, 2]) {
      const journal = unwrap(await openSqliteJournal(file));
      expect(await journal.load("s3")).toHaveLength(10);
      expect(await journal.findStream({ kind: "phone", value: "2" })).toBe("s2");
      expect(await journal.findStream({ kind: "phone", value: "3" })).toBeUndefined();
      expect(await journal.head("s1")).toEqual({ version: 10, stored: undefined });
      expect([round, await journal.derived.schema()]).toEqual([round, 0]);
      await journal.close();
    }
    const journal = unwrap(await openSqliteJournal(file));
    await journal.derived.begin(7);
    expect([...(await journal.derived.streamsLeft(9))].sort()).toEqual(["s0", "s1", "s2", "s3"]);
    await journal.close();
    const database = new DatabaseSync(file);
    expect(database.prepare("PRAGMA user_version").get()).toEqual({ user_version: SCHEMA_VERSION });
    database.close();
  });

  it("reads all of an earlier release's journal once, and refuses a damaged one without a change", async () => {
    createVersion2();
    const database = new DatabaseSync(file);
    database.exec("UPDATE events SET event = replace(event, '17', '71') WHERE seq = 17");
    database.close();
    const before = readFileSync(file);
    expect(await openSqliteJournal(file)).toMatchObject({ error: { kind: "journal-damaged" } });
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it("keeps every event of version 1", async () => {
    writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, "..", "journal-of-0.1.0.sqlite.gz"))));
    const original = new DatabaseSync(file, { readOnly: true });
    const events = original
      .prepare("SELECT event FROM events ORDER BY seq")
      .all()
      .map(({ event }) => event);
    const [key] = original.prepare("SELECT kind, value, stream FROM claims LIMIT 1").all();
    original.close();
    const journal = unwrap(await openSqliteJournal(file));
    const read: string[] = [];
    for await (const { event } of journal.all()) read.push(JSON.stringify(event));
    expect(read).toEqual(events);
    expect(await journal.findStream({ kind: key?.["kind"] as "phone", value: String(key?.["value"]) })).toBe(
      key?.["stream"],
    );
    await journal.close();
  });
});
