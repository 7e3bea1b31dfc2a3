import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  noteKey,
  readMarks,
  readNotedKey,
  replaceMarks,
} from "../../../../adapters/house/journals/sqlite/high-water-mark.ts";
import { openSqliteJournal } from "../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import type { Journal } from "../../../../adapters/house/ports/journal.ts";
import { unwrap } from "../test-house.ts";
import { DISK_MS } from "./journal-suite.ts";

describe("how far an SQLite journal had come", { timeout: DISK_MS }, () => {
  let folder: string;
  let file: string;
  let mark: string;
  let reports: string[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "sanam-mark-"));
    file = join(folder, "journal.sqlite");
    mark = `${file}-mark`;
    reports = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = async () => unwrap(await openSqliteJournal(file, { report: (sentence) => reports.push(sentence) }));
  const append = (journal: Journal, expectedVersion: number, stream = "a") =>
    journal.append({ stream, expectedVersion, events: [{ type: "n", at: expectedVersion }] });
  const noted = () => Math.max(...readMarks(file).map(({ position }) => position));

  async function write(events: number): Promise<void> {
    const journal = await open();
    const version = (await journal.load("a")).length;
    for (let i = 0; i < events; i += 1) await append(journal, version + i);
    await journal.close();
  }

  it("is noted after every append, and never before it", async () => {
    const journal = await open();
    for (let i = 0; i < 40; i += 1) {
      expect(noted()).toBe(i);
      await append(journal, i);
    }
    await append(journal, 3);
    expect(noted()).toBe(40);
    await journal.close();
    expect(reports).toEqual([]);
  });

  it("is the furthest of all processes", async () => {
    const one = await open();
    const other = await open();
    for (let i = 0; i < 20; i += 1) {
      await append(one, i, "a");
      await append(other, i, "b");
      expect(noted()).toBe(2 * i + 2);
    }
    await other.close();
    await one.close();
    await (await open()).close();
    expect(reports).toEqual([]);
  });

  it("stands beside the check of the key, which no append, start or repair changes, and damage only hides", async () => {
    await write(3);
    expect(readNotedKey(file)).toBeUndefined();
    noteKey(file, "0123abcd");
    await write(40);
    expect(readNotedKey(file)).toBe("0123abcd");
    expect(noted()).toBe(43);
    const [furthest = { position: 0, chain: 0 }] = readMarks(file).filter(({ position }) => position === 43);
    replaceMarks(file, furthest);
    expect([readNotedKey(file), readMarks(file)]).toEqual(["0123abcd", [furthest]]);
    const sound = readFileSync(mark);
    const line = sound.indexOf("key ");
    for (const bit of Array.from({ length: 8 * "key 0123abcd".length }, (_, index) => index)) {
      const damaged = Buffer.from(sound);
      damaged[line + (bit >> 3)] = (damaged[line + (bit >> 3)] ?? 0) ^ (1 << (bit & 7));
      writeFileSync(mark, damaged);
      expect([readNotedKey(file), noted()]).toEqual([undefined, 43]);
    }
    noteKey(file, "0123abcd");
    expect(readFileSync(mark)).toEqual(sound);
  });

  it.each([
    ["missing", () => rmSync(mark)],
    ["empty", () => writeFileSync(mark, "")],
    ["torn", () => writeFileSync(mark, readFileSync(mark).fill(0))],
    ["noise", () => writeFileSync(mark, "mark 999 1 1\n".repeat(90))],
  ])("is reported as unknown, once, when its file is %s", async (_, damage) => {
    await write(3);
    damage();
    await write(1);
    expect(reports).toEqual([expect.stringMatching(/^The journal .* is sound, but .*-mark was missing or unreadable/)]);
    await write(1);
    expect(reports).toHaveLength(1);
  });

  it("is still known when the last write to its file was torn", async () => {
    await write(20);
    const whole = readFileSync(mark);
    writeFileSync(mark, Buffer.from(whole).fill(0, (20 % 16) * 64 + 10, (20 % 16) * 64 + 40));
    expect(noted()).toBe(19);
    await write(1);
    expect([noted(), reports]).toEqual([21, []]);
  });

  it("refuses an older copy of the whole file, and a mark without its journal", async () => {
    await write(5);
    copyFileSync(file, join(folder, "older"));
    await write(5);
    copyFileSync(join(folder, "older"), file);
    expect(await openSqliteJournal(file)).toMatchObject({
      error: {
        message: expect.stringContaining("ends at position 5 but had come to 10, so its last 5 events are lost"),
      },
    });
    rmSync(file);
    expect(await openSqliteJournal(file)).toMatchObject({
      error: { kind: "journal-damaged", message: expect.stringContaining("the file is missing, only ") },
    });
  });

  it("is chained over the events of an earlier release from its upgrade on", async () => {
    writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, "journal-of-0.1.0.sqlite.gz"))));
    for (const version of [0, 1]) {
      const journal = await open();
      await append(journal, version, "new");
      await journal.close();
    }
    expect(reports).toEqual([]);
    const database = new DatabaseSync(file);
    const rows = database.prepare("SELECT seq, chain FROM events ORDER BY seq DESC LIMIT 4").all();
    expect(rows.map(({ chain }) => typeof chain)).toEqual(["number", "number", "number", "object"]);
    const position = Number(rows[3]?.["seq"]);
    database.exec(`DELETE FROM events WHERE seq > ${position}`);
    database.close();
    rmSync(mark);
    expect(await openSqliteJournal(file)).toMatchObject({
      error: { message: expect.stringContaining("no event is chained to the one before it") },
    });
  });
});
