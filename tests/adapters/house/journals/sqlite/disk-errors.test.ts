import { mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteJournal } from "../../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { writeTransactions } from "../../../../../adapters/house/journals/sqlite/transactions.ts";
import type { StoredEvent } from "../../../../../adapters/house/ports/journal.ts";
import { openDemoHouse } from "../../../../../adapters/house/sandbox/open-demo-house.ts";
import { NOON, plainPasswords, unwrap } from "../../test-house.ts";
import { DISK_MS } from "../journal-suite.ts";

const event: StoredEvent = { type: "n", at: 1 };
const nothing = (reason: RegExp) => ({
  name: "JournalUnavailable",
  effect: "nothing",
  message: expect.stringMatching(reason),
});

describe("an SQLite journal on a disk that takes no write", { timeout: DISK_MS }, () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sanam-disk-"));
    file = join(folder, "journal.sqlite");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Another process that writes for as long as it likes. */
  function holdLock(): () => void {
    const other = new DatabaseSync(file);
    other.exec("BEGIN IMMEDIATE");
    return () => other.close();
  }

  it("says that an append that waited too long for another process has changed nothing, and goes on after it", async () => {
    const journal = unwrap(await openSqliteJournal(file, { busyMs: 10 }));
    const append = { stream: "a", expectedVersion: 0, events: [event] };
    const release = holdLock();
    await expect(journal.append(append)).rejects.toMatchObject(nothing(/database is locked/));
    await expect(journal.derived.begin(1)).rejects.toMatchObject(nothing(/database is locked/));
    expect(await journal.load("a")).toEqual([]);
    release();
    expect(await journal.append(append)).toEqual({ outcome: "appended", version: 1 });
    await journal.close();
  });

  it("says that a write for which there was no room has changed nothing, and goes on when there is some", () => {
    const database = new DatabaseSync(file);
    database.exec("PRAGMA journal_mode = WAL; CREATE TABLE notes (text TEXT)");
    const insert = database.prepare("INSERT INTO notes VALUES (?)");
    const writing = writeTransactions(database);
    const write = () => {
      for (let i = 0; i < 50; i += 1) insert.run("x".repeat(1000));
    };
    database.exec("PRAGMA max_page_count = 8");
    expect(() => writing(write)).toThrow(expect.objectContaining(nothing(/database or disk is full/)));
    expect(database.prepare("SELECT count(*) AS count FROM notes").get()).toEqual({ count: 0 });
    database.exec("PRAGMA max_page_count = 1000");
    writing(write);
    expect(database.prepare("SELECT count(*) AS count FROM notes").get()).toEqual({ count: 50 });
    database.close();
  });

  it("takes back what a program error interrupts, and passes the error on", () => {
    const database = new DatabaseSync(file);
    database.exec("CREATE TABLE notes (text TEXT)");
    const writing = writeTransactions(database);
    const mistake = new TypeError("a mistake");
    const write = () => {
      database.exec("INSERT INTO notes VALUES ('one')");
      throw mistake;
    };
    expect(() => writing(write)).toThrow(mistake);
    expect(database.prepare("SELECT count(*) AS count FROM notes").get()).toEqual({ count: 0 });
    database.close();
  });

  /** Opens a house that must compute rows and states again, and runs `then` when its journal is open. */
  async function rebuild(then: () => void) {
    const settings = {
      dataDir: folder,
      seed: 7,
      clock: () => NOON,
      passwords: plainPasswords,
      options: { databaseWaitMs: 10 },
    };
    await unwrap(await openDemoHouse(settings)).close();
    return openDemoHouse({
      ...settings,
      wrapJournal(journal) {
        const database = new DatabaseSync(file);
        database.exec("UPDATE derived SET begun = 0, complete = 0");
        database.close();
        then();
        return journal;
      },
    });
  }

  it("does not start a house that cannot compute rows and states again, and names the folder", async () => {
    let release = () => undefined as void;
    const opened = await rebuild(() => {
      release = holdLock();
    });
    release();
    expect(opened).toEqual({
      ok: false,
      error: { kind: "data-folder", message: `The data folder ${folder} cannot be used: database is locked.` },
    });
  });

  it("names the file and the repair when a rebuild meets damage", async () => {
    const opened = await rebuild(() => {
      const database = new DatabaseSync(file);
      database.exec("UPDATE events SET event = replace(event, '{', ' {') WHERE seq = 20");
      database.close();
    });
    expect(opened).toMatchObject({ ok: false, error: { kind: "journal-damaged" } });
    if (!opened.ok) {
      expect(opened.error.message).toMatch(/^The journal .*journal\.sqlite is damaged: the event .* is not as it was/);
      expect(opened.error.message).toContain(`sanam house repair --data ${folder}`);
    }
  });

  it("does not start a house whose counts cannot be opened, names their file, and deletes nothing", async () => {
    const limits = join(folder, "limits.sqlite");
    mkdirSync(limits);
    const settings = { dataDir: folder, seed: 7, clock: () => NOON, passwords: plainPasswords };
    const message = expect.stringContaining(`The file ${limits} cannot be used: EISDIR: illegal operation`);
    expect(await openDemoHouse(settings)).toMatchObject({ ok: false, error: { kind: "data-folder", message } });
    expect(statSync(limits).isDirectory()).toBe(true);
  });
});
