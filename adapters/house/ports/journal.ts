/** An event as the journal stores it: JSON data with a type. It never changes once it is written. */
export interface StoredEvent {
  readonly type: string;
  readonly at: number;
}

/** An event with its stream and its version. */
export interface RecordedEvent<Event extends StoredEvent = StoredEvent> {
  readonly stream: string;
  /** 1 for the first event of its stream, without gaps. */
  readonly version: number;
  readonly event: Event;
}

/** A recorded event with its position among the events of all streams. */
export interface PositionedEvent<Event extends StoredEvent = StoredEvent> extends RecordedEvent<Event> {
  /** 1 for the journal's first event. Grows with each event in the order of writing, over all processes. */
  readonly position: number;
}

/** A value that at most one stream can have at a time, for example a phone number. */
export interface UniqueKey {
  readonly kind:
    | "phone"
    | "username"
    | "bank-account"
    | "token"
    | "affiliate-code"
    | "slip"
    | "registration"
    | "launch";
  readonly value: string;
}

export interface UniqueKeyChanges {
  readonly takeKeys: readonly UniqueKey[];
  readonly releaseKeys: readonly UniqueKey[];
}

/** Makes a function that takes all events of a journal in order and returns the unique keys that each one changes. */
export type ReplayUniqueKeys<Event extends StoredEvent> = () => (recorded: RecordedEvent<Event>) => UniqueKeyChanges;

export interface Append<Event extends StoredEvent = StoredEvent> {
  readonly stream: string;
  /** How many events of the stream the writer has read; 0 for a new stream. */
  readonly expectedVersion: number;
  readonly events: readonly Event[];
  readonly takeKeys?: readonly UniqueKey[];
  readonly releaseKeys?: readonly UniqueKey[];
}

export type AppendOutcome =
  | {
      readonly outcome: "appended";
      readonly version: number;
      /** Position of the journal's last event right after this append. */
      readonly position: number;
    }
  /** Another writer was first: load the stream and decide again. */
  | { readonly outcome: "conflict" }
  /** Another stream has the key. Nothing was written. */
  | { readonly outcome: "key-taken"; readonly key: UniqueKey };

/**
 * Where the house stores its events. An append writes events and unique keys together or not at all, and is durable
 * before it returns. A stream may take a key again that it already has.
 */
export interface Journal<Event extends StoredEvent = StoredEvent> {
  /** Events of one stream after a version, in order. With `limit`, at most so many. */
  load(stream: string, afterVersion?: number, limit?: number): Promise<readonly RecordedEvent<Event>[]>;
  append(append: Append<Event>): Promise<AppendOutcome>;
  /** The stream that has the key. */
  findStream(key: UniqueKey): Promise<string | undefined>;
  /** All events of all streams after a position, in the order of writing. Cheap when there are none. */
  all(afterPosition?: number): AsyncIterable<PositionedEvent<Event>>;
  close(): Promise<void>;
}
