import type { Journal, RecordedEvent, StoredEvent, UniqueKey } from "../ports/journal.ts";

/** The whole content of a journal, in a form that JSON can carry. */
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
    async append({ stream, expectedVersion, events, takeKeys = [], releaseKeys = [] }) {
      const version = streams.get(stream)?.length ?? 0;
      if (version !== expectedVersion) return { outcome: "conflict" };
      const takenElsewhere = takeKeys.find((key) => (uniqueKeys.get(keyText(key))?.stream ?? stream) !== stream);
      if (takenElsewhere) return { outcome: "key-taken", key: takenElsewhere };
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
      return { outcome: "appended", version: expectedVersion + events.length, position: records.length };
    },
    async findStream(key) {
      return uniqueKeys.get(keyText(key))?.stream;
    },
    async *all(afterPosition = 0) {
      let position = afterPosition;
      for (const record of records.slice(afterPosition)) {
        position += 1;
        yield { ...record, position };
      }
    },
    async close() {
      // Nothing is open.
    },
    snapshot: () => ({ records: records.slice(), uniqueKeys: [...uniqueKeys.values()] }),
  };
}

function keyText({ kind, value }: UniqueKey): string {
  return `${kind}:${value}`;
}
