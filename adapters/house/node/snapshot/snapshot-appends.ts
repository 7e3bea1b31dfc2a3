import { foldStream } from "../../engine/derived/fold-stream.ts";
import { stateText } from "../../engine/derived/state-text.ts";
import type { HouseEvent } from "../../engine/events.ts";
import { isSiteEvent } from "../../engine/is-site-event.ts";
import { replayUniqueKeys } from "../../engine/replay-unique-keys.ts";
import type { Append } from "../../ports/journal.ts";
import { netKeyChanges } from "../copy/net-key-changes.ts";
import type { Snapshot } from "./snapshot.ts";

/** What writes a snapshot into an empty journal, with the rows, states and unique keys that follow from its events. */
export function snapshotAppends({ streams }: Snapshot): readonly Append<HouseEvent>[] {
  return [...streams].map(([stream, events]) => {
    const fold = foldStream();
    const keysOf = replayUniqueKeys();
    const changes = events.map((event, index) => {
      if (!isSiteEvent(event)) fold.add(event);
      return keysOf({ stream, version: index + 1, event });
    });
    const derived = events.every(isSiteEvent) ? {} : { rows: fold.rows(), state: stateText(fold.state()) };
    return { stream, expectedVersion: 0, events, ...netKeyChanges(changes), ...derived };
  });
}
