import type {
  Append,
  DerivedData,
  Journal,
  RecordedEvent,
  StoredEvent,
  StoredState,
  UniqueKey,
} from "../ports/journal.ts";
import type { Row, RowChange, RowKey, Rows } from "../ports/rows.ts";
import {
  addedRow,
  BEGUN,
  beginOutcome,
  isInRange,
  NO_SCHEMA,
  notRebuilt,
  readRow,
  requireSchema,
  type StoredRow,
  storedRow,
} from "./derived-rules.ts";

export interface MemoryDerived {
  readonly rows: Rows;
  readonly derived: DerivedData;
  stateOf(stream: string): StoredState | undefined;
  /** Checks an append's rows and state and returns what writes them. Throws when they cannot be written. */
  prepare(append: Pick<Append, "stream" | "rows" | "state">): (version: number) => void;
}

interface EventStreams {
  names(): Iterable<string>;
  version(stream: string): number;
}

/** The rows and states of a journal in memory. */
function createMemoryDerived(streams: EventStreams): MemoryDerived {
  const memory = createMemoryRows();
  const states = new Map<string, StoredState>();
  const left = new Set<string>();
  let begun = NO_SCHEMA;
  let complete = NO_SCHEMA;

  return {
    rows: memory.rows,
    stateOf: (stream) => states.get(stream),
    prepare({ stream, rows: changes = [], state }) {
      if (state) requireSchema(state.schema, begun);
      if ((state || changes.length > 0) && left.has(stream)) throw notRebuilt(stream);
      const change = memory.prepare(changes);
      return (version) => {
        change();
        if (state) states.set(stream, { version, schema: state.schema, state: state.state });
      };
    },
    derived: {
      rebuildsAtOnce: 1,
      schema: async () => complete,
      async begin(schema, replaces) {
        const known = beginOutcome(begun, schema, replaces);
        if (known) return known;
        begun = schema;
        complete = NO_SCHEMA;
        memory.clear();
        states.clear();
        left.clear();
        for (const stream of streams.names()) left.add(stream);
        return BEGUN;
      },
      streamsLeft: async (limit) => [...left].slice(0, limit),
      async rebuild(stream, changes, state) {
        requireSchema(state.schema, begun);
        if (!left.has(stream) || streams.version(stream) !== state.version) return false;
        memory.prepare(changes)();
        states.set(stream, { ...state });
        left.delete(stream);
        return true;
      },
      async complete(schema) {
        requireSchema(schema, begun);
        if (left.size > 0) throw new Error(`${left.size} streams are not rebuilt`);
        complete = schema;
      },
    },
  };
}

export interface MemoryRows {
  readonly rows: Rows;
  /** Checks changes and returns what makes them all. Throws for a row that cannot be stored. */
  prepare(changes: readonly RowChange[]): () => void;
  clear(): void;
}

type Place = Pick<Row, "order" | "id">;

/** A stored row. Its JSON is read once; readers get copies. */
interface MemoryRow extends StoredRow {
  read?: Row;
}

interface RowsOfOwner {
  readonly byId: Map<string, MemoryRow>;
  /** From the last row of the last page to the first one of the first page: most new rows come first, so at its end. */
  readonly sorted: MemoryRow[];
}

const NOTHING: RowsOfOwner = { byId: new Map(), sorted: [] };

/** The rows of a journal in memory. */
function createMemoryRows(): MemoryRows {
  const owners = new Map<string, RowsOfOwner>();
  const rowsOf = ({ list, owner }: Omit<RowKey, "id">) => owners.get(`${list}:${owner}`) ?? NOTHING;

  function remove(key: RowKey): StoredRow | undefined {
    const { byId, sorted } = rowsOf(key);
    const stored = byId.get(key.id);
    if (!stored) return undefined;
    sorted.splice(countAfter(sorted, stored), 1);
    byId.delete(key.id);
    return stored;
  }

  function insert(row: MemoryRow): void {
    const name = `${row.list}:${row.owner}`;
    const of = owners.get(name) ?? { byId: new Map<string, MemoryRow>(), sorted: [] };
    owners.set(name, of);
    of.byId.set(row.id, row);
    of.sorted.splice(countAfter(of.sorted, row), 0, row);
  }

  return {
    prepare(changes) {
      const steps = changes.map((change) => {
        if (change.change === "delete") return () => void remove(change.row);
        const row = storedRow(change.row);
        return () => {
          const replaced = remove(row);
          insert(change.change === "add" ? addedRow(replaced, row) : row);
        };
      });
      return () => {
        for (const step of steps) step();
      };
    },
    clear: () => owners.clear(),
    rows: {
      async get(key) {
        const row = rowsOf(key).byId.get(key.id);
        return row && readOnce(row);
      },
      async page({ after, tags = [], from, to, limit, ...of }) {
        const { sorted } = rowsOf(of);
        const found: Row[] = [];
        for (let i = (after ? countAfter(sorted, after) : sorted.length) - 1; i >= 0 && found.length < limit; i -= 1) {
          const row = sorted[i] as MemoryRow;
          const hasTag = tags.length === 0 || (row.tag !== undefined && tags.includes(row.tag));
          if (hasTag && isInRange(row.day, from, to)) found.push(readOnce(row));
        }
        return found;
      },
      async sum({ from, to, ...of }) {
        const totals = [0, 0, 0];
        for (const { day, sums = [] } of rowsOf(of).sorted) {
          if (isInRange(day, from, to)) for (const [i, sum] of sums.entries()) totals[i] = (totals[i] ?? 0) + sum;
        }
        return totals;
      },
      async count({ above, ...of }) {
        const { sorted } = rowsOf(of);
        return above === undefined ? sorted.length : sorted.length - countAfter(sorted, { order: above, id: "" }, true);
      },
    },
  };
}

function readOnce(row: MemoryRow): Row {
  row.read ??= readRow(row);
  return copyOf(row.read);
}

/** Of what JSON can hold. Faster than to read the text again. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    if (typeof copy[key] === "object") copy[key] = copyOf(copy[key]);
  }
  return copy as Value;
}

/** How many rows come after a place, or, with `orAt`, at it. They are the first ones of the array. */
function countAfter(sorted: readonly Place[], place: Place, orAt = false): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compare(sorted[middle] as Place, place);
    if (order > 0 || (order === 0 && orAt)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Below 0 when `a` comes before `b` in a page. */
function compare(a: Place, b: Place): number {
  if (a.order !== b.order) return a.order > b.order ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}

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
