import type { DatabaseSync } from "node:sqlite";
import type { LostEvent } from "./survey-journal.ts";

/** Adds stream and version to lost events as far as the index of the events still names them. */
export function nameLostEvents(database: DatabaseSync, lost: readonly LostEvent[]): readonly LostEvent[] {
  const wanted = new Set(lost.filter(({ stream }) => stream === undefined).map(({ position }) => position));
  if (wanted.size === 0) return lost;
  const named = new Map<number, Pick<LostEvent, "stream" | "version">>();
  try {
    const index = "SELECT seq, stream, version FROM events INDEXED BY sqlite_autoindex_events_1";
    for (const { seq, stream, version } of database.prepare(index).iterate()) {
      const position = Number(seq);
      if (wanted.has(position)) named.set(position, { stream: String(stream), version: Number(version) });
    }
  } catch {
    // The index is damaged, too: the rest stays without a name.
  }
  return lost.map((event) => ({ ...event, ...named.get(event.position) }));
}
