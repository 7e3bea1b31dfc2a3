import { decisionState } from "../../../adapters/house/engine/derived/decision-state.ts";
import { rowChanges } from "../../../adapters/house/engine/derived/rows.ts";
import { stateText } from "../../../adapters/house/engine/derived/state-text.ts";
import type { HouseEvent } from "../../../adapters/house/engine/events.ts";
import { evolve } from "../../../adapters/house/engine/evolve.ts";
import { memberStream } from "../../../adapters/house/engine/member-streams.ts";
import { INITIAL_STATE } from "../../../adapters/house/engine/state.ts";
import { uniqueKeysOf } from "../../../adapters/house/engine/unique-keys.ts";
import type { Journal } from "../../../adapters/house/ports/journal.ts";
import type { RowChange } from "../../../adapters/house/ports/rows.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { pastEvents, pastMember } from "./past-events.ts";

/** Events of one append: a long stream comes in several. */
const AT_ONCE = 2_000;
const WRITERS = 4;

export interface PastOrder {
  readonly firstMember: number;
  readonly members: number;
  readonly eventsEach: number;
  readonly end: Instant;
}

/** Writes members with a past, rows and states included. */
export async function writePast(
  journal: Journal<HouseEvent>,
  { firstMember, members, eventsEach, end }: PastOrder,
): Promise<void> {
  let next = firstMember;
  const writer = async (): Promise<void> => {
    for (let number = next++; number < firstMember + members; number = next++) {
      await writeMember(journal, number, eventsEach, end);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
}

async function writeMember(journal: Journal<HouseEvent>, number: number, count: number, end: Instant): Promise<void> {
  const stream = memberStream(pastMember(number));
  const events = pastEvents(number, count, end);
  let state = INITIAL_STATE;
  for (let version = 0; version < events.length; version += AT_ONCE) {
    const part = events.slice(version, version + AT_ONCE);
    const rows: RowChange[] = [];
    for (const event of part) {
      const after = evolve(state, event);
      rows.push(...rowChanges(after));
      state = decisionState(after);
    }
    const keys = uniqueKeysOf(part, { slips: new Map() });
    const append = { stream, expectedVersion: version, events: part, ...keys, rows, state: stateText(state) };
    const { outcome } = await journal.append(append);
    if (outcome !== "appended") throw new Error(`${stream}: ${outcome}`);
  }
}
