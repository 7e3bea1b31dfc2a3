import type { StoredState } from "../../ports/journal.ts";
import type { EngineState } from "../model.ts";

/** Grows with every change of what the state or the rows hold. Then the house computes them again from the events. */
export const DERIVED_SCHEMA = 3;

/** The key of a map's entries in JSON. No object of the state has such a key. */
const MAP = "$map";

/** A decision state as text. */
export function stateText({ rows: _rows, ...state }: EngineState): Omit<StoredState, "version"> {
  const text = JSON.stringify(state, (_key, value: unknown) => (value instanceof Map ? { [MAP]: [...value] } : value));
  return { schema: DERIVED_SCHEMA, state: text };
}

/** The state again. Undefined for a text of another schema, or one that cannot be read: the state is computed again. */
export function readStateText<State>(initial: State, { schema, state }: StoredState): State | undefined {
  if (schema !== DERIVED_SCHEMA) return undefined;
  const read = readJson(state);
  // The cast is safe: the journal's checksum and the schema number prove that `stateText` wrote it.
  return read === undefined ? undefined : { ...initial, ...(read as State) };
}

function readJson(text: string): unknown {
  try {
    return withMaps(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/**
 * Puts the maps back, in place: the value was just parsed and nobody else has it. A reviver takes four times as long, and
 * a state that is read at a member's first call may hold hundreds of withdrawals.
 */
function withMaps(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) value[index] = withMaps(value[index]);
    return value;
  }
  if (isMapText(value)) return new Map(value[MAP].map(([key, each]) => [key, withMaps(each)]));
  const parts = value as Record<string, unknown>;
  for (const key of Object.keys(parts)) parts[key] = withMaps(parts[key]);
  return parts;
}

function isMapText(value: unknown): value is { readonly [MAP]: readonly (readonly [unknown, unknown])[] } {
  return typeof value === "object" && value !== null && Object.hasOwn(value, MAP);
}
