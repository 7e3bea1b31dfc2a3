import { createHash } from "node:crypto";
import type { HouseEvent } from "../../engine/events.ts";
import type { Journal } from "../../ports/journal.ts";
import { SNAPSHOT_FORMAT, SNAPSHOT_SCHEMA, type SnapshotHead } from "./snapshot.ts";

/**
 * A snapshot as text, in lines of JSON: the head, the events, and in the end their number with a checksum of all lines
 * before.
 */
export async function* writeSnapshot(head: SnapshotHead, journal: Journal<HouseEvent>): AsyncGenerator<string> {
  const hash = createHash("sha256");
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line({ format: SNAPSHOT_FORMAT, schema: SNAPSHOT_SCHEMA, ...head });
  const streams = new Map<string, HouseEvent[]>();
  for await (const { stream, event } of journal.all()) {
    const known = streams.get(stream);
    if (known) known.push(event);
    else streams.set(stream, [event]);
  }
  let events = 0;
  // In one order, so that the same sandbox makes the same file.
  for (const stream of [...streams.keys()].toSorted()) {
    for (const event of streams.get(stream) ?? []) {
      events += 1;
      yield line({ stream, event });
    }
  }
  yield `${JSON.stringify({ events, sha256: hash.digest("hex") })}\n`;
}
