import type { Claim, Journal, Recorded, StoredEvent } from "../ports/journal.ts";

/** All that a journal holds, as JSON can carry it from one process to the next. */
export interface JournalSnapshot<Event extends StoredEvent = StoredEvent> {
  readonly records: readonly Recorded<Event>[];
  readonly claims: readonly (Claim & { readonly stream: string })[];
}

export interface MemoryJournal<Event extends StoredEvent = StoredEvent> extends Journal<Event> {
  snapshot(): JournalSnapshot<Event>;
}

/** A journal as durable as its process. */
export function createMemoryJournal<Event extends StoredEvent = StoredEvent>(
  from: JournalSnapshot<Event> = { records: [], claims: [] },
): MemoryJournal<Event> {
  const records: Recorded<Event>[] = [...from.records];
  const streams = new Map<string, Recorded<Event>[]>();
  const claims = new Map(from.claims.map((claim) => [claimKey(claim), claim]));
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
    async append({ stream, expectedVersion, events, take = [], release = [] }) {
      const before = streams.get(stream)?.length ?? 0;
      if (before !== expectedVersion) return { outcome: "conflict" };
      const elsewhere = take.find((claim) => (claims.get(claimKey(claim))?.stream ?? stream) !== stream);
      if (elsewhere) return { outcome: "claimed", claim: elsewhere };
      for (const claim of release) {
        if (claims.get(claimKey(claim))?.stream === stream) claims.delete(claimKey(claim));
      }
      for (const { kind, value } of take) claims.set(claimKey({ kind, value }), { kind, value, stream });
      for (const event of events) {
        const kept = streamOf(stream);
        const record = { stream, version: kept.length + 1, event };
        kept.push(record);
        records.push(record);
      }
      return { outcome: "appended", version: expectedVersion + events.length, position: records.length };
    },
    async holder(claim) {
      return claims.get(claimKey(claim))?.stream;
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
    snapshot: () => ({ records: records.slice(), claims: [...claims.values()] }),
  };
}

function claimKey({ kind, value }: Claim): string {
  return `${kind}:${value}`;
}
