import type { MemberEvent } from "./events.ts";
import { findRequest } from "./find-request.ts";
import type { CommandEffect, MemberState } from "./state.ts";

/** The effect of an event, from the state right after it. Undefined for an event without an id. */
export function effectOf(after: MemberState, event: MemberEvent): CommandEffect | undefined {
  if (!("id" in event) || event.id === undefined) return undefined;
  const { creditSatang, points } = after;
  const steps = findRequest(after, event.id)?.request.timeline.length ?? 0;
  return { event, id: event.id, steps, creditSatang, points };
}
