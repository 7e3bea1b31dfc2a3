import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkJournalStart } from "../../../../../adapters/house/journals/sqlite/check-journal-start.ts";
import type { DeriveAgain } from "../../../../../adapters/house/journals/sqlite/derived-fault.ts";
import { repairJournal } from "../../../../../adapters/house/journals/sqlite/repair/repair-journal.ts";
import { openSqliteJournal } from "../../../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import { verifyJournalFile } from "../../../../../adapters/house/journals/sqlite/verify-journal-file.ts";
import type { RowChange } from "../../../../../adapters/house/ports/rows.ts";
import { unwrap } from "../../test-house.ts";
import { DISK_MS } from "../journal-suite.ts";

const EVENTS = 1000;
const OF_S1 = { list: "ledger", owner: "s1" } as const;
const derive = (stream: string, count: number) => ({
  rows: Array.from(
    { length: count },
    (_, i): RowChange => ({ change: "put", row: { list: "ledger", owner: stream, id: `${i}`, order: i, sums: [i] } }),
  ),
  state: `{"count":${count}}`,
});
const AGAIN: DeriveAgain<{ type: string; at: number }> = {
  schema: 1,
  derive: (stream, events) => derive(stream, events.length),
  isSameState: (stored, derived) => stored === derived,
};

describe("the start of an SQLite journal", { timeout: DISK_MS }, () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "sanam-start-"));
    file = join(folder, "journal.sqlite");
    const journal = unwrap(await openSqliteJournal(file));
    await journal.derived.begin(1);
    await journal.derived.complete(1);
    for (let stream = 0; stream < 4; stream += 1) {
      const events = Array.from({ length: EVENTS / 4 }, (_, at) => ({ type: "n", at }));
      const { rows, state } = derive(`s${stream}`, EVENTS / 4);
      await journal.append({ stream: `s${stream}`, expectedVersion: 0, events, rows, state: { schema: 1, state } });
    }
    await journal.close();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function change(sql: string): void {
    const database = new DatabaseSync(file);
    database.exec(sql);
    database.close();
  }

  it("reads the last events and a sample of the others, the one that chance picks", async () => {
    change(`UPDATE events SET event = replace(event, '"n"', '"m"') WHERE seq = 500`);
    const start = (random: () => number) => checkJournalStart(file, { sample: 3, random });
    expect(start(() => 0.1).ok).toBe(true);
    expect(start(() => 499.5 / EVENTS)).toMatchObject({
      error: { fault: "the event s1/250 is not as it was written" },
    });
    expect(checkJournalStart(file, { sample: EVENTS }).ok).toBe(false);
    expect(verifyJournalFile(file)).toMatchObject({ error: { kind: "journal-damaged" } });
    change(`DELETE FROM events WHERE seq = ${EVENTS - 4}`);
    expect(start(() => 0.1)).toMatchObject({
      error: { fault: "the event at position 997 does not follow the one before it" },
    });
  });

  it("never returns a damaged event, row, key or state", async () => {
    change(`
      UPDATE events SET event = replace(event, '"at":99', '"at":98') WHERE stream = 's1' AND version = 100;
      UPDATE rows SET sum1 = sum1 + 100 WHERE owner = 's1' AND id = '7';
      UPDATE states SET state = replace(state, '25', '52') WHERE stream = 's1'`);
    const options = { startCheck: { sample: 0 } };
    const journal = unwrap(await openSqliteJournal(file, options));
    const written = "is not as it was written";
    await expect(journal.load("s1")).rejects.toThrow(written);
    expect(await journal.load("s1", 100)).toHaveLength(150);
    await expect(journal.rows.get({ ...OF_S1, id: "7" })).rejects.toThrow(written);
    await expect(journal.rows.sum(OF_S1)).rejects.toThrow(written);
    await expect(journal.rows.page({ ...OF_S1, limit: 250 })).rejects.toThrow(written);
    expect(await journal.rows.page({ ...OF_S1, limit: 200 })).toHaveLength(200);
    const add: RowChange = { change: "add", row: { ...OF_S1, id: "7", order: 7, sums: [1] } };
    await expect(
      journal.append({ stream: "s1", expectedVersion: 250, events: [{ type: "n", at: 1 }], rows: [add] }),
    ).rejects.toThrow(written);
    expect(await journal.head("s1")).toEqual({ version: 250, stored: undefined });
    expect((await journal.head("s2")).stored?.state).toBe('{"count":250}');
    await expect(async () => {
      for await (const _ of journal.all());
    }).rejects.toThrow(written);
    await journal.close();
  });

  it.each([
    [
      "a changed row",
      "UPDATE rows SET sum1 = 3 WHERE owner = 's1' AND id = '7'",
      "a row of ledger of s1 is not as it was written",
    ],
    [
      "a lost row",
      "DELETE FROM rows WHERE owner = 's1' AND id = '7'",
      "the rows of ledger of s1 are not from the events",
    ],
    [
      "a changed state",
      "UPDATE states SET version = 249 WHERE stream = 's2'",
      "the state of s2 is not as it was written",
    ],
  ])("verifies rows and states against the events: %s", async (_, sql, fault) => {
    expect(verifyJournalFile(file, { deriveAgain: AGAIN })).toMatchObject({ ok: true });
    change(sql);
    expect(checkJournalStart(file).ok).toBe(true);
    expect(verifyJournalFile(file, { deriveAgain: AGAIN })).toMatchObject({ error: { fault } });
  });

  it("has no rows and states after a repair, until they are rebuilt", async () => {
    change("UPDATE rows SET sum1 = 3 WHERE owner = 's1' AND id = '7'");
    const options = { dryRun: false, acceptLostEnd: false, cutDamagedStreams: false, now: new Date(0) };
    const replayKeys = () => () => ({ takeKeys: [], releaseKeys: [] });
    expect(repairJournal(file, { ...options, replayKeys })).toMatchObject({
      value: { state: "repaired", damage: { lost: [], soundEvents: EVENTS } },
    });
    const journal = unwrap(await openSqliteJournal(file));
    expect([await journal.derived.schema(), await journal.rows.count(OF_S1)]).toEqual([0, 0]);
    expect(await journal.head("s1")).toEqual({ version: 250, stored: undefined });
    await journal.derived.begin(1);
    expect(await journal.derived.streamsLeft(9)).toHaveLength(4);
    await journal.close();
  });
});
