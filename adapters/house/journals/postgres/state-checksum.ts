import { crc32 } from "node:zlib";
import type { StoredState } from "../../ports/journal.ts";

/** Finds a changed bit in a state, which is then computed again. */
export function stateChecksum(stream: string, { version, schema, state }: StoredState): number {
  return crc32(`${stream}\n${version}\n${schema}\n${state}`);
}
