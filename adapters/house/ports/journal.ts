import type { RowChange, Rows } from "./rows.ts";

/** A journal that houses may use meanwhile, for a reader that changes nothing and holds nothing up. */
export interface WatchedJournal<Event extends StoredEvent> {
  load(stream: string, afterVersion: number, limit?: number): Promise<readonly RecordedEvent<Event>[]>;
  all(after: Cursor | undefined): AsyncIterable<LocatedEvent<Event>>;
  /** The cursor of a reader that has read everything. */
  end(): Promise<Cursor>;
  findStream(key: UniqueKey): Promise<string | undefined>;
  close(): Promise<void>;
}

/** The journal's database cannot be reached, or refuses to work for now. A later call, or one of another release, may succeed. */
export interface JournalUnavailable extends Error {
  readonly name: "JournalUnavailable";
  /**
   * - `nothing`: the call has changed nothing
   * - `unknown`: an append may have happened, or may still happen within seconds
   */
  readonly effect: "nothing" | "unknown";
}

export function journalUnavailable(effect: JournalUnavailable["effect"], cause: unknown): JournalUnavailable {
  const what = effect === "nothing" ? "nothing was changed" : "whether the append happened is unknown";
  const why = cause instanceof Error && cause.message !== "" ? `: ${cause.message.replace(/\.$/, "")}` : "";
  const error = new Error(`The journal's database is not available, and ${what}${why}.`, { cause });
  return Object.assign(error, { name: "JournalUnavailable" as const, effect });
}

export function isJournalUnavailable(error: unknown): error is JournalUnavailable {
  return error instanceof Error && error.name === "JournalUnavailable";
}

/** The journal's rows and states are those of a later release, complete or begun. This one must not replace them by itself. */
export interface JournalNewer extends Error {
  readonly name: "JournalNewer";
}

export function journalNewer(reason: string): JournalNewer {
  return Object.assign(new Error(reason), { name: "JournalNewer" as const });
}

export function isJournalNewer(error: unknown): error is JournalNewer {
  return error instanceof Error && error.name === "JournalNewer";
}

/** What the journal read differs from what was written. Trying again does not help. */
export interface JournalDamaged extends Error {
  readonly name: "JournalDamaged";
}

/** @param fault what was found, in words, without the journal's place */
export function journalDamaged(fault: string): JournalDamaged {
  return Object.assign(new Error(fault), { name: "JournalDamaged" as const });
}

export function isJournalDamaged(error: unknown): error is JournalDamaged {
  return error instanceof Error && error.name === "JournalDamaged";
}

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

/** Where a reader of all events stands. Only the journal that made it can read it. */
export type Cursor = string;

/** A recorded event with the cursor of a reader that has read up to it. */
export interface LocatedEvent<Event extends StoredEvent = StoredEvent> extends RecordedEvent<Event> {
  readonly cursor: Cursor;
}

/** The state of a stream after its event of this version. It can be computed again from the events. */
export interface StoredState {
  readonly version: number;
  /** Of the state's form. A state of another schema means nothing. */
  readonly schema: number;
  readonly state: string;
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
    | "recovery"
    | "launch"
    | "staff-key";
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
  /** The rows of read models that follow from the events, in the order of the changes. */
  readonly rows?: readonly RowChange[];
  /** The state after the events. It replaces the stream's stored one. */
  readonly state?: Omit<StoredState, "version">;
}

export type AppendOutcome =
  | { readonly outcome: "appended"; readonly version: number }
  /** Another writer was first: load the stream and decide again. */
  | { readonly outcome: "conflict" }
  /** Another stream has the key. Nothing was written. */
  | { readonly outcome: "key-taken"; readonly key: UniqueKey };

/** A stream's version now, with its stored state when that is newer than the reader's. */
export interface StreamHead {
  /** 0 for a stream without events. */
  readonly version: number;
  readonly stored: StoredState | undefined;
}

/**
 * Where the house stores its events. An append writes events, unique keys, rows and the state together or not at all, and
 * is durable before it returns. A stream may take a key again that it already has.
 */
export interface Journal<Event extends StoredEvent = StoredEvent> {
  /** Events of one stream after a version, in order. With `limit`, at most so many. */
  load(stream: string, afterVersion?: number, limit?: number): Promise<readonly RecordedEvent<Event>[]>;
  /** @param knownVersion a stored state up to this version is left out */
  head(stream: string, knownVersion?: number): Promise<StreamHead>;
  append(append: Append<Event>): Promise<AppendOutcome>;
  /** The stream that has the key. */
  findStream(key: UniqueKey): Promise<string | undefined>;
  /**
   * All events of all streams after a cursor. The events of one stream come in order, and each comes once, whatever is
   * written meanwhile; between streams there is no order.
   */
  all(after?: Cursor): AsyncIterable<LocatedEvent<Event>>;
  /** The rows of the read models. */
  readonly rows: Rows;
  readonly derived: DerivedData;
  close(): Promise<void>;
}

export type BeginOutcome =
  /** Rows and states of this schema are complete, or are to be rebuilt. */
  | { readonly outcome: "begun" }
  /** A rebuild for this later schema has begun or is complete. Nothing was changed. */
  | { readonly outcome: "newer"; readonly schema: number };

/**
 * What follows from the events: rows and states. It is replaced when its form changes. One stream is rebuilt in one step,
 * so it can stop anywhere and go on later, also in several processes.
 */
export interface DerivedData {
  /** How many streams one process rebuilds at once: more than 1 only where that is faster. */
  readonly rebuildsAtOnce: number;
  /** The schema that the rows and states have, 0 when there are none. */
  schema(): Promise<number>;
  /**
   * Deletes all rows and states, unless a rebuild for this schema has begun.
   * @param replaces the highest schema of rows and states that may be deleted; `schema` by default
   */
  begin(schema: number, replaces?: number): Promise<BeginOutcome>;
  /** Streams that are not rebuilt since `begin`, in any order. */
  streamsLeft(limit: number): Promise<readonly string[]>;
  /** Writes a stream's rows and its state. False when the stream has another version by now, or is rebuilt already. */
  rebuild(stream: string, rows: readonly RowChange[], state: StoredState): Promise<boolean>;
  /** Notes that the schema is complete. Only when `streamsLeft` has none. */
  complete(schema: number): Promise<void>;
}
