import type { HouseEvent } from "../../engine/events.ts";
import type { Journal, UniqueKey } from "../../ports/journal.ts";
import { copyRefused } from "./copy-refused.ts";
import type { HeldKey, ReadSide } from "./read-side.ts";
import type { StreamDigests } from "./stream-digests.ts";

const PAGE_KEYS = 1_000;

/**
 * An append that took and released a key at once has left it taken, and the events do not tell. Takes these keys too, so
 * that both sides have the same. Returns how many keys each side has then.
 */
export async function copyEndedKeys(
  source: ReadSide,
  target: ReadSide,
  journal: Journal<HouseEvent> | undefined,
  digests: StreamDigests,
): Promise<{ readonly source: number; readonly target: number }> {
  const missing = new Map<string, HeldKey>();
  for await (const key of source.keys()) missing.set(textOf(key), key);
  const inSource = missing.size;
  let inTarget = 0;
  for await (const key of target.keys()) {
    const expected = missing.get(textOf(key));
    if (expected?.stream !== key.stream)
      throw copyRefused(`the target has a unique key (${key.kind}) that the source does not have`);
    missing.delete(textOf(key));
    inTarget += 1;
  }
  const ofStream = new Map<string, UniqueKey[]>();
  // The cast is safe: a kind that the journal does not know comes from the source's own table.
  for (const { kind, value, stream } of missing.values()) {
    const keys = ofStream.get(stream) ?? [];
    keys.push({ kind, value } as UniqueKey);
    ofStream.set(stream, keys);
  }
  for (const [stream, keys] of journal ? ofStream : []) {
    const expectedVersion = digests.get(stream)?.version ?? 0;
    for (let at = 0; at < keys.length; at += PAGE_KEYS) {
      const takeKeys = keys.slice(at, at + PAGE_KEYS);
      const taken = await journal?.append({ stream, expectedVersion, events: [], takeKeys });
      if (taken?.outcome !== "appended") throw copyRefused(`a unique key of the stream ${stream} cannot be taken`);
      inTarget += takeKeys.length;
    }
  }
  return { source: inSource, target: inTarget };
}

function textOf({ kind, value }: HeldKey): string {
  return `${kind}\n${value}`;
}
