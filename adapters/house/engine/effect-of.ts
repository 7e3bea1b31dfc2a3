import type { MemberEvent } from "./events.ts";
import { findRequest } from "./find-request.ts";
import type { AnswerRecord, CommandEffect, MemberState } from "./state.ts";

/** The effect of an event, from the state right after it. Undefined for an event without an id. */
export function effectOf(after: MemberState, event: MemberEvent): CommandEffect | undefined {
  const { creditSatang, points } = after;
  return effectFrom(event, { creditSatang, points, steps: stepsOf(after, event) });
}

/** The effect of an event, from what the state noted right after it. Undefined for an event without an id. */
export function effectFrom(event: MemberEvent, noted: Omit<AnswerRecord, "version">): CommandEffect | undefined {
  if (!("id" in event) || event.id === undefined) return undefined;
  const { steps, creditSatang, points } = noted;
  return { event, id: event.id, steps, creditSatang, points };
}

/** How many steps the event's request has. 0 for an event without a request. */
export function stepsOf(after: MemberState, event: MemberEvent): number {
  const request = "id" in event && event.id !== undefined && findRequest(after, event.id)?.request;
  return request ? request.timeline.length : 0;
}
