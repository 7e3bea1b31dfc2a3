/** A fact as it is kept: JSON data with a type, never changed once written. */
export interface StoredEvent {
  readonly type: string;
  readonly at: number;
}

export interface Recorded<Event extends StoredEvent = StoredEvent> {
  readonly stream: string;
  /** 1 for the first event of its stream, without gaps. */
  readonly version: number;
  readonly event: Event;
}

/** A fact with its place among those of all streams. */
export interface Positioned<Event extends StoredEvent = StoredEvent> extends Recorded<Event> {
  /** Grows from each fact to the next one written, whoever wrote it; 1 for the journal's first. */
  readonly position: number;
}

/** A value that at most one stream may hold at a time, `phone:0812345678`, say. */
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

export interface Append<Event extends StoredEvent = StoredEvent> {
  readonly stream: string;
  /** How many events the writer has seen; 0 for a new stream. */
  readonly expectedVersion: number;
  readonly events: readonly Event[];
  readonly takeKeys?: readonly UniqueKey[];
  readonly releaseKeys?: readonly UniqueKey[];
}

export type AppendOutcome =
  | {
      readonly outcome: "appended";
      readonly version: number;
      /** Of the journal's last fact right after this append. */
      readonly position: number;
    }
  /** Another writer was first; load again and decide anew. */
  | { readonly outcome: "conflict" }
  /** Another stream holds a claim; nothing was written. */
  | { readonly outcome: "key-taken"; readonly key: UniqueKey };

/**
 * Where the house keeps its facts. Appending is atomic together with its claims, and durable before it is answered.
 * Claims that the stream itself holds already are taken again without complaint.
 */
export interface Journal<Event extends StoredEvent = StoredEvent> {
  /** Events of one stream after a version, in order. */
  load(stream: string, afterVersion?: number): Promise<readonly Recorded<Event>[]>;
  append(append: Append<Event>): Promise<AppendOutcome>;
  /** The stream that holds the claim. */
  findStream(key: UniqueKey): Promise<string | undefined>;
  /** Every event of every stream after a position, in the order of writing; cheap when there is none. */
  all(afterPosition?: number): AsyncIterable<Positioned<Event>>;
  close(): Promise<void>;
}
