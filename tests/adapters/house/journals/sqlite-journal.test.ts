import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqliteJournal } from "../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { verifyJournalFile } from "../../../../adapters/house/journals/sqlite/verify-journal-file.ts";
import type { Journal, ReplayUniqueKeys, StoredEvent } from "../../../../adapters/house/ports/journal.ts";
import { unwrap } from "../test-house.ts";
import { describeDerived } from "./derived-suite.ts";
import { DISK_MS, describeJournal, type JournalStorage } from "./journal-suite.ts";
import { describeRows } from "./rows-suite.ts";

const newFolder = () => mkdtempSync(join(tmpdir(), "sanam-journal-"));

async function opened<Event extends StoredEvent>(file: string, replayKeys?: ReplayUniqueKeys<Event>) {
  if (replayKeys) unwrap(verifyJournalFile(file, { replayKeys }));
  const journal = await openSqliteJournal<Event>(file);
  if (!journal.ok) throw new Error(journal.error.message);
  return journal.value;
}

const newStorage = (): JournalStorage => {
  const folder = newFolder();
  return {
    open: (replayKeys) => opened(join(folder, "deep", "journal.sqlite"), replayKeys),
    discard: () => rmSync(folder, { recursive: true }),
  };
};

describeJournal("sqlite", newStorage, { persistent: true });
describeRows("sqlite", newStorage, { persistent: true });
describeDerived("sqlite", newStorage, { persistent: true });

describe("opening an SQLite journal", { timeout: DISK_MS }, () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = newFolder();
    file = join(folder, "journal.sqlite");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function fill(): Promise<void> {
    const journal = await opened<StoredEvent & { note: string }>(file);
    for (let i = 0; i < 7; i++) {
      const events = Array.from({ length: 30 }, (_, k) => ({ type: "n", at: k, note: `note ${i}-${k} `.repeat(20) }));
      await journal.append({ stream: `s${i}`, expectedVersion: 0, events });
    }
    await journal.close();
  }

  /** The name and bytes of every file in the folder. */
  const filesOnDisk = () =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name)).toString("base64")]));

  async function expectFailure(kind: string) {
    const before = filesOnDisk();
    const journal = await openSqliteJournal(file);
    expect(journal).toMatchObject({ ok: false, error: { kind } });
    if (!journal.ok) expect(journal.error.message).toMatch(/^The (journal|data folder) [^\n]+\.$/);
    expect(filesOnDisk()).toEqual(before);
  }

  it("makes the file readable only by its owner, and leaves no other file when it is closed", async () => {
    await fill();
    expect(readdirSync(folder)).toEqual(["journal.sqlite", "journal.sqlite-mark"]);
    if (process.platform !== "win32") expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("commits into a write-ahead log", async () => {
    await fill();
    const database = new DatabaseSync(file);
    expect(database.prepare("PRAGMA journal_mode").get()).toEqual({ journal_mode: "wal" });
    database.close();
  });

  it("lets two journals share the file without losing a write", async () => {
    const one = await opened(file);
    const other = await opened(file);
    const event = { type: "n", at: 1 };
    expect(await one.append({ stream: "a", expectedVersion: 0, events: [event] })).toMatchObject({
      outcome: "appended",
    });
    expect(await other.append({ stream: "a", expectedVersion: 0, events: [event] })).toEqual({ outcome: "conflict" });
    expect(await other.append({ stream: "a", expectedVersion: 1, events: [event] })).toMatchObject({ version: 2 });
    expect(await one.load("a")).toHaveLength(2);
    await one.close();
    await other.close();
  });

  const damages: Record<string, (whole: Buffer) => Buffer> = {
    "another kind of file": () => Buffer.from("these are the accounts of 1998\n".repeat(400)),
    "an empty file": () => Buffer.alloc(0),
    "half of it": (whole) => whole.subarray(0, Math.floor(whole.length / 8192) * 4096),
    "half a page less": (whole) => whole.subarray(0, whole.length - 2048),
    "a page of noise": (whole) => Buffer.from(whole).fill(0x5a, 8192, 12_288),
    "one letter of one event changed": (whole) => {
      const changed = Buffer.from(whole);
      changed.write("NOTE", changed.lastIndexOf("note 3-15"));
      return changed;
    },
  };

  for (const [name, damage] of Object.entries(damages)) {
    it(`finds damage and changes nothing: ${name}`, async () => {
      await fill();
      writeFileSync(file, damage(readFileSync(file)));
      await expectFailure("journal-damaged");
    });
  }

  it("finds a missing event", async () => {
    await fill();
    const database = new DatabaseSync(file);
    database.exec("DELETE FROM events WHERE stream = 's3' AND version = 5");
    database.close();
    await expectFailure("journal-damaged");
  });

  it("treats a log without its journal as damage", async () => {
    writeFileSync(`${file}-wal`, "what was acknowledged");
    await expectFailure("journal-damaged");
  });

  it("refuses another program's database and does not change it", async () => {
    const database = new DatabaseSync(file);
    database.exec("CREATE TABLE addresses (name TEXT)");
    database.close();
    await expectFailure("journal-damaged");
  });

  it("refuses a later release's journal and does not change it", async () => {
    await fill();
    const database = new DatabaseSync(file);
    database.exec("PRAGMA user_version = 4");
    database.close();
    await expectFailure("journal-newer");
  });

  it("reports a folder that cannot be created or written", async () => {
    writeFileSync(join(folder, "occupied"), "a file where a folder should be");
    file = join(folder, "occupied", "journal.sqlite");
    await expectFailure("data-folder");
    file = "/proc/sanam/journal.sqlite";
    if (process.platform === "linux") await expectFailure("data-folder");
  });

  it("fills a new journal before its file appears, and fills only a new one", async () => {
    const fill = async (journal: Journal) => {
      await journal.append({ stream: "a", expectedVersion: 0, events: [{ type: "n", at: 1 }] });
      expect(readdirSync(folder)).not.toContain("journal.sqlite");
    };
    const interrupted = await openSqliteJournal(file, {
      fill: async (journal) => {
        await fill(journal);
        throw new Error("interrupted");
      },
    });
    expect(interrupted.ok).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
    for (let i = 0; i < 2; i++) {
      const journal = await openSqliteJournal(file, { fill });
      if (!journal.ok) throw new Error(journal.error.message);
      expect(await journal.value.load("a")).toHaveLength(1);
      await journal.value.close();
    }
  });

  it("refuses a folder in the journal's place", async () => {
    mkdirSync(file);
    const journal = await openSqliteJournal(file);
    expect(journal.ok).toBe(false);
  });

  it("recovers what a killed process committed only to the log", async () => {
    const journal = await opened(file);
    await journal.append({ stream: "a", expectedVersion: 0, events: [{ type: "n", at: 1 }] });
    const killed = join(folder, "killed");
    mkdirSync(killed);
    for (const name of ["journal.sqlite", "journal.sqlite-wal"]) {
      writeFileSync(join(killed, name), readFileSync(join(folder, name)));
    }
    await journal.close();
    // An interrupted write: the log's last frame is incomplete.
    const log = join(killed, "journal.sqlite-wal");
    const whole = readFileSync(log);
    writeFileSync(log, Buffer.concat([whole, whole.subarray(32, 1000)]));
    const again = await opened(join(killed, "journal.sqlite"));
    expect(await again.load("a")).toHaveLength(1);
    await again.close();
  });
});
