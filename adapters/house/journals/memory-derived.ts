import type { Append, DerivedData, StoredState } from "../ports/journal.ts";
import type { Rows } from "../ports/rows.ts";
import { BEGUN, beginOutcome, NO_SCHEMA, notRebuilt, requireSchema } from "./derived-rules.ts";
import { createMemoryRows } from "./memory-rows.ts";

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
export function createMemoryDerived(streams: EventStreams): MemoryDerived {
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
