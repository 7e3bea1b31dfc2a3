import type { HouseEvent } from "../../engine/events.ts";
import { replayUniqueKeys } from "../../engine/replay-unique-keys.ts";
import type { Journal } from "../../ports/journal.ts";
import { copyRefused } from "./copy-refused.ts";
import { netKeyChanges } from "./net-key-changes.ts";
import type { CopySource } from "./read-side.ts";
import type { StreamDigests } from "./stream-digests.ts";

/** Events of one append. */
const PAGE_EVENTS = 1_000;

interface Copying {
  readonly source: CopySource;
  readonly journal: Journal<HouseEvent>;
  /** Streams that are copied at the same time. */
  readonly parallel: number;
  readonly onEvents: (events: number) => void;
}

/** Appends the events of each stream that the target does not have, with the unique keys that follow from them. */
export async function copyStreams(wanted: StreamDigests, there: StreamDigests, copying: Copying): Promise<void> {
  const streams = [...wanted].values();
  const work = async (): Promise<void> => {
    for (const [stream, { version }] of streams) {
      await copyStream(stream, there.get(stream)?.version ?? 0, version, copying);
    }
  };
  // All have ended before an error is reported, so nothing is written after it.
  const ended = await Promise.allSettled(Array.from({ length: copying.parallel }, work));
  for (const result of ended) if (result.status === "rejected") throw result.reason;
}

async function copyStream(
  stream: string,
  there: number,
  last: number,
  { source, journal, onEvents }: Copying,
): Promise<void> {
  if (there === last) return;
  // What earlier events of the stream did decides about the keys of later ones.
  const keysOf = replayUniqueKeys();
  let head = there;
  for (let version = 0; version < last; ) {
    const page = await source.load(stream, version, Math.min(PAGE_EVENTS, last - version));
    if (page.length === 0) throw copyRefused(`the source lacks the event ${stream}/${version + 1}`);
    const changes = page.map((recorded) => ({ recorded, ...keysOf(recorded) }));
    version += page.length;
    while (head < version) {
      const missing = changes.filter(({ recorded }) => recorded.version > head);
      const events = missing.map(({ recorded }) => recorded.event);
      const { outcome } = await journal.append({ stream, expectedVersion: head, events, ...netKeyChanges(missing) });
      if (outcome === "key-taken") throw copyRefused(`two streams, one of them ${stream}, have the same unique key`);
      if (outcome === "appended") onEvents(events.length);
      head = outcome === "appended" ? version : await headAfter(journal, stream, head);
    }
  }
}

/** The last append of a copy that was killed may end in this one. Both sides are compared in the end. */
async function headAfter(journal: Journal<HouseEvent>, stream: string, expected: number): Promise<number> {
  const { version } = await journal.head(stream);
  if (version <= expected) throw copyRefused(`the target lacks events of ${stream} that it had before`);
  return version;
}
