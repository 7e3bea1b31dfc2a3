import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPostgresJournal } from "../../../../../adapters/house/journals/postgres/postgres-journal.ts";
import { verifyPostgresJournal } from "../../../../../adapters/house/journals/postgres/verify/verify-postgres-journal.ts";
import type { ReplayUniqueKeys, UniqueKey } from "../../../../../adapters/house/ports/journal.ts";
import { newTestSchema, type TestSchema } from "../../../../postgres/test-schema.ts";
import type { NoteEvent } from "../journal-model.ts";
import { DISK_MS } from "../journal-suite.ts";

const phone = (value: string): UniqueKey => ({ kind: "phone", value });
const replayKeys: ReplayUniqueKeys<NoteEvent> =
  () =>
  ({ event }) =>
    event.keys ?? { takeKeys: [], releaseKeys: [] };

describe("verifying a journal on PostgreSQL", { timeout: DISK_MS }, () => {
  let db: TestSchema;
  beforeAll(async () => {
    db = await newTestSchema();
  });
  afterAll(() => db.discard());

  it("finds each change of an event, a key or a head, and changes nothing", async () => {
    expect(await verifyPostgresJournal(db.url)).toMatchObject({ ok: false, error: { kind: "journal-damaged" } });
    const opened = await openPostgresJournal<NoteEvent>(db.url);
    if (!opened.ok) throw new Error(opened.error.message);
    const journal = opened.value;
    for (let i = 0; i < 30; i += 1) {
      const [stream, expectedVersion] = [`s${i % 5}`, Math.floor(i / 5)];
      // A key that wanders from stream to stream.
      const keys = { takeKeys: i % 2 === 0 ? [phone("1")] : [], releaseKeys: i % 2 === 0 ? [] : [phone("1")] };
      const next = { takeKeys: [phone(`own ${i}`)], releaseKeys: [phone("1")] };
      for (const [step, change] of [keys, next].entries()) {
        const event: NoteEvent = { type: "noted", at: 1, note: `note ${i}`, keys: change };
        const append = { stream, expectedVersion: expectedVersion * 2 + step, events: [event], ...change };
        expect(await journal.append(append)).toMatchObject({ outcome: "appended" });
      }
    }
    await journal.close();
    const sound = { ok: true, value: { events: 60, streams: 5, derivedCompared: false } };
    expect(await verifyPostgresJournal(db.url, replayKeys)).toEqual(sound);
    expect(await verifyPostgresJournal(db.url)).toEqual(sound);

    const damages = [
      ["UPDATE #.events SET event = replace(event, 'note 7', 'note 8') WHERE version = 4", /is not as it was written/],
      ["DELETE FROM #.events WHERE stream = 's1' AND version = 5", /lacks 1 of 60 events/],
      ["DELETE FROM #.events WHERE stream = 's1' AND version = 12", /differs from its head/],
      ["UPDATE #.events SET version = version + 1 WHERE stream = 's2' AND version = 12", /not as it was written/],
      ["DELETE FROM #.unique_keys WHERE value = 'own 3'", /1 of 30 unique keys are missing/],
      ["UPDATE #.unique_keys SET stream = 's0' WHERE value = 'own 3'", /a unique key \(phone\) is not from the events/],
      ["INSERT INTO #.unique_keys VALUES ('phone', 'more', 's0')", /a unique key \(phone\) is not from the events/],
      ["DELETE FROM #.shard_head WHERE shard = 3", /255 shards instead of 256/],
    ] as const;
    for (const [damage, fault] of damages) {
      await db.sql.unsafe(`CREATE SCHEMA ${db.name}_b; CREATE TABLE ${db.name}_b.e AS TABLE ${db.name}.events;
        CREATE TABLE ${db.name}_b.k AS TABLE ${db.name}.unique_keys; CREATE TABLE ${db.name}_b.h AS TABLE ${db.name}.shard_head;
        ${damage.replace("#", db.name)}`);
      const found = await verifyPostgresJournal(db.url, replayKeys);
      expect(found).toMatchObject({ ok: false, error: { kind: "journal-damaged" } });
      if (!found.ok) expect(found.error.message).toMatch(fault);
      await db.sql.unsafe(`DELETE FROM ${db.name}.events; DELETE FROM ${db.name}.unique_keys; DELETE FROM ${db.name}.shard_head;
        INSERT INTO ${db.name}.events TABLE ${db.name}_b.e; INSERT INTO ${db.name}.unique_keys TABLE ${db.name}_b.k;
        INSERT INTO ${db.name}.shard_head TABLE ${db.name}_b.h; DROP SCHEMA ${db.name}_b CASCADE`);
    }
    expect(await verifyPostgresJournal(db.url, replayKeys)).toEqual(sound);
  });
});
