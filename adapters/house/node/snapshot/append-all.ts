import type { HouseEvent } from "../../engine/events.ts";
import type { Append, Journal } from "../../ports/journal.ts";

/** Writes new streams. Throws when another writer has one of them, or one of their unique keys. */
export async function appendAll(journal: Journal<HouseEvent>, appends: readonly Append<HouseEvent>[]): Promise<void> {
  for (const append of appends) {
    const { outcome } = await journal.append(append);
    if (outcome !== "appended") throw new Error(`the stream ${append.stream} was not written: ${outcome}`);
  }
}
