import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type {
  Append,
  Cursor,
  Journal,
  LocatedEvent,
  RecordedEvent,
  ReplayUniqueKeys,
  UniqueKey,
} from "../../../../adapters/house/ports/journal.ts";
import { JournalModel, type NoteEvent } from "./journal-model.ts";

/** Where a test opens its journals. A persistent journal opened twice reads the same events. */
export interface JournalStorage {
  open(replayKeys?: ReplayUniqueKeys<NoteEvent>): Promise<Journal<NoteEvent>>;
  discard(): void;
}

const noted = (note: string, at = 1): NoteEvent => ({ type: "noted", at, note });
const phone = (value: string): UniqueKey => ({ kind: "phone", value });

async function collect(journal: Journal<NoteEvent>, after?: Cursor): Promise<readonly LocatedEvent<NoteEvent>[]> {
  const found: LocatedEvent<NoteEvent>[] = [];
  for await (const recorded of journal.all(after)) found.push(recorded);
  return found;
}

/** The events of each stream in their order. Streams have no order between them. */
function byStream(records: readonly RecordedEvent<NoteEvent>[]): Readonly<Record<string, readonly unknown[]>> {
  const streams: Record<string, unknown[]> = {};
  for (const { stream, version, event } of records) {
    streams[stream] ??= [];
    streams[stream].push({ version, event });
  }
  return streams;
}

/** Every commit waits for the disk, which may be busy. */
export const DISK_MS = 60_000;

/** What every journal must do. `persistent` adds the tests that open a journal again. */
export function describeJournal(
  name: string,
  newStorage: () => JournalStorage,
  options: { readonly persistent: boolean },
) {
  describe(`${name} journal`, { timeout: DISK_MS }, () => {
    let storage: JournalStorage;
    let journal: Journal<NoteEvent>;
    beforeEach(async () => {
      storage = newStorage();
      journal = await storage.open();
    });
    afterEach(async () => {
      await journal.close();
      storage.discard();
    });

    it("loads the events of a stream in order, numbered from 1", async () => {
      expect(await journal.append({ stream: "a", expectedVersion: 0, events: [noted("1"), noted("2")] })).toEqual({
        outcome: "appended",
        version: 2,
      });
      await journal.append({ stream: "b", expectedVersion: 0, events: [noted("other")] });
      await journal.append({ stream: "a", expectedVersion: 2, events: [noted("ที่สาม")] });
      expect(await journal.load("a")).toEqual([
        { stream: "a", version: 1, event: noted("1") },
        { stream: "a", version: 2, event: noted("2") },
        { stream: "a", version: 3, event: noted("ที่สาม") },
      ]);
      expect((await journal.load("a", 2)).map((recorded) => recorded.version)).toEqual([3]);
      expect(await journal.load("a", 3)).toEqual([]);
      expect((await journal.load("a", 1, 1)).map((recorded) => recorded.version)).toEqual([2]);
      expect(await journal.load("nobody")).toEqual([]);
    });

    it("stores a text that looks like a part of a statement as it is", async () => {
      const texts = ["'; DROP TABLE events; --", '"', "\\'", "$1", "?", "%_", "a'||'b", "/*", "' OR '1'='1"];
      for (const text of texts)
        await journal.append({ stream: text, expectedVersion: 0, events: [noted(text)], takeKeys: [phone(text)] });
      for (const text of texts) {
        expect(await journal.load(text)).toEqual([{ stream: text, version: 1, event: noted(text) }]);
        expect(await journal.findStream(phone(text))).toBe(text);
      }
      expect(await journal.findStream(phone("' OR 'x'='x"))).toBeUndefined();
      expect(await journal.load("%")).toEqual([]);
    });

    it("returns all events, those of a stream in order, over more than one page and from any cursor on", async () => {
      const written: RecordedEvent<NoteEvent>[] = [];
      for (let i = 0; i < 60; i++) {
        const stream = `s${i % 3}`;
        const expectedVersion = Math.floor(i / 3) * 20;
        const events = Array.from({ length: 20 }, (_, k) => noted(`${stream}:${i}:${k}`));
        written.push(...events.map((event, k) => ({ stream, version: expectedVersion + k + 1, event })));
        await journal.append({ stream, expectedVersion, events });
      }
      const all = await collect(journal);
      expect(byStream(all)).toEqual(byStream(written));
      for (const read of [1, 499, 500, 501, 1199, 1200]) {
        expect(await collect(journal, all[read - 1]?.cursor)).toEqual(all.slice(read));
      }
    });

    it("gives a reader each event once, whatever is written meanwhile", async () => {
      const streams = ["a", "b", "c", "d", "e", "f", "g"];
      const versions = new Map<string, number>();
      const write = async (stream: string, writer: Journal<NoteEvent>) => {
        const expectedVersion = versions.get(stream) ?? 0;
        versions.set(stream, expectedVersion + 2);
        const events = [noted(`${stream}${expectedVersion + 1}`), noted(`${stream}${expectedVersion + 2}`)];
        expect(await writer.append({ stream, expectedVersion, events })).toMatchObject({ outcome: "appended" });
      };
      const other = options.persistent ? await storage.open() : journal;
      const seen: LocatedEvent<NoteEvent>[] = [];
      for (let round = 0; round < 30; round += 1) {
        const reading = (async () => {
          for await (const recorded of journal.all(seen.at(-1)?.cursor)) seen.push(recorded);
        })();
        // Each stream has one writer at a time.
        await Promise.all([reading, ...streams.map((stream, i) => write(stream, (i + round) % 2 ? journal : other))]);
      }
      seen.push(...(await collect(journal, seen.at(-1)?.cursor)));
      if (other !== journal) await other.close();
      const versionsSeen = Object.fromEntries(
        Object.entries(byStream(seen)).map(([stream, events]) => [
          stream,
          events.map((recorded) => (recorded as { version: number }).version),
        ]),
      );
      const expected = Array.from({ length: 60 }, (_, i) => i + 1);
      expect(versionsSeen).toEqual(Object.fromEntries(streams.map((stream) => [stream, expected])));
    });

    it("refuses a writer that has not read the latest event, and writes nothing", async () => {
      await journal.append({ stream: "a", expectedVersion: 0, events: [noted("first")] });
      for (const expectedVersion of [0, 2]) {
        const outdated: Append<NoteEvent> = {
          stream: "a",
          expectedVersion,
          events: [noted("outdated")],
          takeKeys: [phone("1")],
        };
        expect(await journal.append(outdated)).toEqual({ outcome: "conflict" });
      }
      expect(await journal.load("a")).toHaveLength(1);
      expect(await journal.findStream(phone("1"))).toBeUndefined();
    });

    it("accepts one of many writers at the same version", async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          journal.append({ stream: "a", expectedVersion: 0, events: [noted(`${i}`)] }),
        ),
      );
      expect(outcomes.filter((outcome) => outcome.outcome === "appended")).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome.outcome === "conflict")).toHaveLength(19);
      expect(await journal.load("a")).toHaveLength(1);
    });

    it("gives a unique key to one stream: refuses another stream's append, lets the same stream take it again", async () => {
      await journal.append({ stream: "a", expectedVersion: 0, events: [noted("in")], takeKeys: [phone("1")] });
      const taking = { expectedVersion: 0, events: [noted("in")], takeKeys: [phone("2"), phone("1"), phone("3")] };
      expect(await journal.append({ stream: "b", ...taking })).toEqual({ outcome: "key-taken", key: phone("1") });
      expect(await journal.load("b")).toEqual([]);
      expect(await journal.findStream(phone("2"))).toBeUndefined();
      expect(await journal.findStream(phone("3"))).toBeUndefined();
      expect(await journal.append({ stream: "a", ...taking, expectedVersion: 1 })).toMatchObject({
        outcome: "appended",
      });
      expect(await journal.findStream(phone("1"))).toBe("a");
      expect(await journal.findStream(phone("2"))).toBe("a");
    });

    it("keeps keys of different kinds apart", async () => {
      await journal.append({
        stream: "a",
        expectedVersion: 0,
        events: [],
        takeKeys: [{ kind: "username", value: "1" }],
      });
      expect(await journal.findStream(phone("1"))).toBeUndefined();
      const other = { stream: "b", expectedVersion: 0, events: [], takeKeys: [phone("1")] };
      expect(await journal.append(other)).toMatchObject({ outcome: "appended" });
    });

    it("frees a released key for other streams, and lets only its own stream release it", async () => {
      await journal.append({ stream: "a", expectedVersion: 0, events: [noted("in")], takeKeys: [phone("1")] });
      await journal.append({ stream: "b", expectedVersion: 0, events: [noted("in")], releaseKeys: [phone("1")] });
      expect(await journal.findStream(phone("1"))).toBe("a");
      await journal.append({ stream: "a", expectedVersion: 1, events: [noted("out")], releaseKeys: [phone("1")] });
      expect(await journal.findStream(phone("1"))).toBeUndefined();
      await journal.append({ stream: "b", expectedVersion: 1, events: [noted("in")], takeKeys: [phone("1")] });
      expect(await journal.findStream(phone("1"))).toBe("b");
    });

    it("does what the model does, for any order of writers", async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          const ownStorage = newStorage();
          let own = await ownStorage.open();
          try {
            const model = new JournalModel();
            for (const { reopen, ...wanted } of steps) {
              if (reopen && options.persistent) {
                await own.close();
                own = await ownStorage.open();
              }
              const append = { ...wanted, expectedVersion: Math.max(0, model.version(wanted.stream) + wanted.off) };
              expect(await own.append(append)).toEqual(model.append(append));
            }
            expect(byStream(await collect(own))).toEqual(byStream(model.written));
            for (const stream of STREAMS) expect(await own.load(stream, 1)).toEqual(model.load(stream, 1));
            for (const key of KEYS) expect(await own.findStream(key)).toBe(model.findStream(key));
          } finally {
            await own.close();
            ownStorage.discard();
          }
        }),
        { numRuns: options.persistent ? 20 : 200 },
      );
    });

    it("has the unique keys that its events take and release, for any order of writers", async () => {
      const changesOf = ({ event }: RecordedEvent<NoteEvent>) => event.keys ?? { takeKeys: [], releaseKeys: [] };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const ownStorage = newStorage();
          let own = await ownStorage.open();
          try {
            const model = new JournalModel();
            for (const { stream, takeKeys, releaseKeys } of steps) {
              const keys = { takeKeys, releaseKeys };
              const events = [{ ...noted("keys"), keys }];
              const append = { stream, expectedVersion: model.version(stream), events, ...keys };
              expect(await own.append(append)).toEqual(model.append(append));
            }
            if (options.persistent) {
              await own.close();
              own = await ownStorage.open(() => changesOf);
            }
            for (const key of KEYS) expect(await own.findStream(key)).toBe(model.findStream(key));
          } finally {
            await own.close();
            ownStorage.discard();
          }
        }),
        { numRuns: options.persistent ? 15 : 200 },
      );
    });

    if (options.persistent) {
      it("has the same events, order and keys after it is closed and opened", async () => {
        await journal.append({
          stream: "b",
          expectedVersion: 0,
          events: [noted("1")],
          takeKeys: [phone("1"), phone("2")],
        });
        await journal.append({ stream: "a", expectedVersion: 0, events: [noted("2"), noted("3")] });
        await journal.append({ stream: "b", expectedVersion: 1, events: [noted("4")], releaseKeys: [phone("2")] });
        const before = await collect(journal);
        await journal.close();
        journal = await storage.open();
        expect(await collect(journal)).toEqual(before);
        expect(before.map((recorded) => recorded.event.note).sort()).toEqual(["1", "2", "3", "4"]);
        expect(await journal.findStream(phone("1"))).toBe("b");
        expect(await journal.findStream(phone("2"))).toBeUndefined();
        expect(await journal.append({ stream: "b", expectedVersion: 1, events: [noted("old")] })).toEqual({
          outcome: "conflict",
        });
      });
    }
  });
}

const STREAMS = ["a", "b", "c"] as const;
const KEYS: readonly UniqueKey[] = [phone("1"), phone("2"), { kind: "token", value: "1" }];

const step = fc.record({
  stream: fc.constantFrom(...STREAMS),
  /** How far the writer's version is wrong. Mostly 0. */
  off: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.constantFrom(-1, 1)),
  events: fc.array(
    fc.string({ unit: "grapheme", maxLength: 8 }).map((note) => noted(note)),
    { maxLength: 3 },
  ),
  takeKeys: fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 2 }),
  releaseKeys: fc.uniqueArray(fc.constantFrom(...KEYS), { maxLength: 2 }),
  reopen: fc.boolean(),
});
