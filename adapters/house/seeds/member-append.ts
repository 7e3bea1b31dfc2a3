import { decisionState } from "../engine/derived/decision-state.ts";
import { rowChanges } from "../engine/derived/rows.ts";
import { stateText } from "../engine/derived/state-text.ts";
import type { HouseEvent } from "../engine/events.ts";
import { memberStream } from "../engine/member-streams.ts";
import { uniqueKeysOf } from "../engine/unique-keys.ts";
import type { Append } from "../ports/journal.ts";
import type { SeededMember } from "./seed-member.ts";

/** What writes a seeded member into a journal, with unique keys, rows and state. */
export function memberAppend({ id, events, state }: SeededMember): Append<HouseEvent> {
  return {
    stream: memberStream(id),
    expectedVersion: 0,
    events,
    ...uniqueKeysOf(events, state),
    rows: rowChanges(state),
    state: stateText(decisionState(state)),
  };
}
