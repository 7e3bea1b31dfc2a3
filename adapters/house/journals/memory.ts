import type { Journal, RecordedEvent, StoredEvent, UniqueKey } from "../ports/journal.ts";
import { createMemoryDerived } from "./memory-derived.ts";

/** The events and unique keys of a journal, in a form that JSON can carry. Rows and states follow from the events. */
export interface JournalSnapshot<Event extends StoredEvent = StoredEvent> {
  readonly records: readonly RecordedEvent<Event>[];
  readonly uniqueKeys: readonly (UniqueKey & { readonly stream: string })[];
}

export interface MemoryJournal<Event extends StoredEvent = StoredEvent> extends Journal<Event> {
  snapshot(): JournalSnapshot<Event>;
}

/** A journal that lasts as long as its process. */
export function createMemoryJournal<Event extends StoredEvent = StoredEvent>(
  from: JournalSnapshot<Event> = { records: [], uniqueKeys: [] },
): MemoryJournal<Event> {
  const records: RecordedEvent<Event>[] = [...from.records];
  const streams = new Map<string, RecordedEvent<Event>[]>();
  const uniqueKeys = new Map(from.uniqueKeys.map((key) => [keyText(key), key]));
  for (const record of records) recordsOf(record.stream).push(record);
  const versionOf = (stream: string): number => streams.get(stream)?.length ?? 0;
  const follows = createMemoryDerived({ names: () => streams.keys(), version: versionOf });

  function recordsOf(stream: string): RecordedEvent<Event>[] {
    const known = streams.get(stream);
    if (known) return known;
    const created: RecordedEvent<Event>[] = [];
    streams.set(stream, created);
    return created;
  }

  return {
    async load(stream, afterVersion = 0, limit = Number.POSITIVE_INFINITY) {
      return streams.get(stream)?.slice(afterVersion, afterVersion + limit) ?? [];
    },
    async head(stream, knownVersion = -1) {
      const stored = follows.stateOf(stream);
      return { version: versionOf(stream), stored: stored && stored.version > knownVersion ? stored : undefined };
    },
    async append({ stream, expectedVersion, events, takeKeys = [], releaseKeys = [], rows, state }) {
      if (versionOf(stream) !== expectedVersion) return { outcome: "conflict" };
      const takenElsewhere = takeKeys.find((key) => (uniqueKeys.get(keyText(key))?.stream ?? stream) !== stream);
      if (takenElsewhere) return { outcome: "key-taken", key: takenElsewhere };
      const writeDerived = follows.prepare({ stream, ...(rows && { rows }), ...(state && { state }) });
      for (const key of releaseKeys) {
        if (uniqueKeys.get(keyText(key))?.stream === stream) uniqueKeys.delete(keyText(key));
      }
      for (const { kind, value } of takeKeys) uniqueKeys.set(keyText({ kind, value }), { kind, value, stream });
      for (const event of events) {
        const ofStream = recordsOf(stream);
        const record = { stream, version: ofStream.length + 1, event };
        ofStream.push(record);
        records.push(record);
      }
      const version = expectedVersion + events.length;
      writeDerived(version);
      return { outcome: "appended", version };
    },
    async findStream(key) {
      return uniqueKeys.get(keyText(key))?.stream;
    },
    async *all(after = "0") {
      const end = records.length;
      for (let position = Number(after); position < end; position += 1) {
        const record = records[position];
        if (record) yield { ...record, cursor: String(position + 1) };
      }
    },
    rows: follows.rows,
    derived: follows.derived,
    async close() {
      // Nothing is open.
    },
    snapshot: () => ({ records: records.slice(), uniqueKeys: [...uniqueKeys.values()] }),
  };
}

function keyText({ kind, value }: UniqueKey): string {
  return `${kind}:${value}`;
}
