import type { Journal, Recorded, StoredEvent, UniqueKey } from "../ports/journal.ts";

/** All that a journal holds, as JSON can carry it from one process to the next. */
export interface JournalSnapshot<Event extends StoredEvent = StoredEvent> {
  readonly records: readonly Recorded<Event>[];
  readonly uniqueKeys: readonly (UniqueKey & { readonly stream: string })[];
}

export interface MemoryJournal<Event extends StoredEvent = StoredEvent> extends Journal<Event> {
  snapshot(): JournalSnapshot<Event>;
}

/** A journal as durable as its process. */
export function createMemoryJournal<Event extends StoredEvent = StoredEvent>(
  from: JournalSnapshot<Event> = { records: [], uniqueKeys: [] },
): MemoryJournal<Event> {
  const records: Recorded<Event>[] = [...from.records];
  const streams = new Map<string, Recorded<Event>[]>();
  const uniqueKeys = new Map(from.uniqueKeys.map((key) => [keyText(key), key]));
  for (const record of records) streamOf(record.stream).push(record);

  function streamOf(stream: string): Recorded<Event>[] {
    const known = streams.get(stream);
    if (known) return known;
    const made: Recorded<Event>[] = [];
    streams.set(stream, made);
    return made;
  }

  return {
    async load(stream, afterVersion = 0) {
      return streams.get(stream)?.slice(afterVersion) ?? [];
    },
    async append({ stream, expectedVersion, events, takeKeys = [], releaseKeys = [] }) {
      const before = streams.get(stream)?.length ?? 0;
      if (before !== expectedVersion) return { outcome: "conflict" };
      const elsewhere = takeKeys.find((key) => (uniqueKeys.get(keyText(key))?.stream ?? stream) !== stream);
      if (elsewhere) return { outcome: "key-taken", key: elsewhere };
      for (const key of releaseKeys) {
        if (uniqueKeys.get(keyText(key))?.stream === stream) uniqueKeys.delete(keyText(key));
      }
      for (const { kind, value } of takeKeys) uniqueKeys.set(keyText({ kind, value }), { kind, value, stream });
      for (const event of events) {
        const kept = streamOf(stream);
        const record = { stream, version: kept.length + 1, event };
        kept.push(record);
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
