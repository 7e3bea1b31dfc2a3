import { foldEvents } from "../../../adapters/house/engine/derived/derived-data.ts";
import { rowChanges } from "../../../adapters/house/engine/derived/rows.ts";
import { stateText } from "../../../adapters/house/engine/derived/state-text.ts";
import { memberStream } from "../../../adapters/house/engine/member-streams.ts";
import { type HouseEvent, type MemberEvent, memberEngine } from "../../../adapters/house/house.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";

/** Writes events of a member as another process would: the house finds them only in the journal. */
export async function appendEvents(
  journal: Journal<HouseEvent>,
  member: string,
  makeEvents: (version: number) => readonly MemberEvent[],
): Promise<void> {
  const stream = memberStream(member);
  const { state: before, version } = await foldEvents(memberEngine, journal, stream);
  const events = makeEvents(version);
  const after = events.reduce(memberEngine.evolve, before);
  const append = {
    stream,
    expectedVersion: version,
    events,
    rows: rowChanges(after),
    state: stateText(memberEngine.decisionState(after)),
  };
  const { outcome } = await journal.append(append);
  if (outcome !== "appended") throw new Error(`the events of ${stream} were not written: ${outcome}`);
}
