import type { Cursor, LocatedEvent, RecordedEvent, StoredEvent, UniqueKey } from "./journal.ts";

/** A journal that houses may use meanwhile, for a reader that changes nothing and holds nothing up. */
export interface WatchedJournal<Event extends StoredEvent> {
  load(stream: string, afterVersion: number, limit?: number): Promise<readonly RecordedEvent<Event>[]>;
  all(after: Cursor | undefined): AsyncIterable<LocatedEvent<Event>>;
  /** The cursor of a reader that has read everything. */
  end(): Promise<Cursor>;
  findStream(key: UniqueKey): Promise<string | undefined>;
  close(): Promise<void>;
}
