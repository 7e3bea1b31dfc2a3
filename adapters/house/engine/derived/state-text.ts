import type { StoredState } from "../../ports/journal.ts";
import { INITIAL_STATE, type MemberState } from "../state.ts";

/** Grows with every change of what the state or the rows hold. Then the house computes them again from the events. */
export const DERIVED_SCHEMA = 1;

/** The key of a map's entries in JSON. No object of the state has such a key. */
const MAP = "$map";

/** A decision state as text. */
export function stateText({ rows: _rows, ...state }: MemberState): Omit<StoredState, "version"> {
  const text = JSON.stringify(state, (_key, value: unknown) => (value instanceof Map ? { [MAP]: [...value] } : value));
  return { schema: DERIVED_SCHEMA, state: text };
}

/** The state again. Undefined for a text of another schema, or one that cannot be read: the state is computed again. */
export function readStateText({ schema, state }: StoredState): MemberState | undefined {
  if (schema !== DERIVED_SCHEMA) return undefined;
  const read = readJson(state);
  // The cast is safe: the journal's checksum and the schema number prove that `stateText` wrote it.
  return read === undefined ? undefined : { ...INITIAL_STATE, ...(read as MemberState) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) => (isMapText(value) ? new Map(value[MAP]) : value));
  } catch {
    return undefined;
  }
}

function isMapText(value: unknown): value is { readonly [MAP]: readonly (readonly [unknown, unknown])[] } {
  return typeof value === "object" && value !== null && Object.hasOwn(value, MAP);
}
