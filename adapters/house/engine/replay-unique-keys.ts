import type { RecordedEvent, UniqueKeyChanges } from "../ports/journal.ts";
import type { HouseEvent } from "./events.ts";
import { isSiteEvent } from "./is-site-event.ts";
import { uniqueKeysOf } from "./unique-keys.ts";

const NO_CHANGES: UniqueKeyChanges = { takeKeys: [], releaseKeys: [] };

/** Returns a function that takes all events of a journal in order and returns the unique keys that each one changes. */
export function replayUniqueKeys(): (recorded: RecordedEvent<HouseEvent>) => UniqueKeyChanges {
  const transfers = new Map<string, Map<string, { readonly transfer: string }>>();
  return ({ stream, event }) => {
    if (isSiteEvent(event)) return NO_CHANGES;
    const slips = transfers.get(stream) ?? new Map<string, { readonly transfer: string }>();
    if (event.type === "slip-submitted") transfers.set(stream, slips.set(event.id, event));
    return uniqueKeysOf([event], { slips });
  };
}
