import { foldStream } from "../../engine/derived/derived-data.ts";
import { stateText } from "../../engine/derived/state-text.ts";
import { type HouseEvent, memberEngine } from "../../house.ts";
import type { Append, Journal } from "../../ports/journal.ts";
import { netKeyChanges } from "../copy/net-key-changes.ts";
import type { Snapshot } from "./snapshot.ts";

/** Writes new streams. Throws when another writer has one of them, or one of their unique keys. */
export async function appendAll(journal: Journal<HouseEvent>, appends: readonly Append<HouseEvent>[]): Promise<void> {
  for (const append of appends) {
    const { outcome } = await journal.append(append);
    if (outcome !== "appended") throw new Error(`the stream ${append.stream} was not written: ${outcome}`);
  }
}

/** What writes a snapshot into an empty journal, with the rows, states and unique keys that follow from its events. */
export function snapshotAppends({ streams }: Snapshot): readonly Append<HouseEvent>[] {
  return [...streams].map(([stream, events]) => {
    const fold = foldStream(memberEngine);
    const keysOf = memberEngine.replayUniqueKeys();
    const changes = events.map((event, index) => {
      if (memberEngine.isOwn(event)) fold.add(event);
      return keysOf({ stream, version: index + 1, event });
    });
    const isMembers = events.some(memberEngine.isOwn);
    const derived = isMembers ? { rows: fold.rows(), state: stateText(fold.state()) } : {};
    return { stream, expectedVersion: 0, events, ...netKeyChanges(changes), ...derived };
  });
}
