import { DAY_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { TimelineStep } from "../../../core/wallet/model.ts";
import { listItems, type PersistentList, prepend } from "../collections/persistent-list.ts";
import { mapGet, mapSet } from "../collections/persistent-map.ts";
import type { Requests } from "./state.ts";

/** What `recentRequests` returns at most, besides open requests. */
const RECENT_MS = 7 * DAY_MS;
const RECENT_COUNT = 100;

interface AnyRequest<Status extends string> {
  readonly id: string;
  readonly status: Status;
  readonly timeline: readonly TimelineStep<Status>[];
}

export function addRequest<R extends { readonly id: string }>(requests: Requests<R>, request: R): Requests<R> {
  return {
    byId: mapSet(requests.byId, request.id, request),
    newestFirst: prepend(requests.newestFirst, request.id),
    open: [...requests.open, request.id],
  };
}

/** Adds a step to a request's timeline and applies other changes to it. */
export function addStep<Status extends string, R extends AnyRequest<Status>>(
  requests: Requests<R>,
  id: string,
  step: TimelineStep<Status>,
  isFinal: (status: Status) => boolean,
  change?: (request: R) => Partial<R>,
): Requests<R> {
  const request = requestIn(requests, id);
  const timeline = [...request.timeline, step];
  const next: R = { ...request, ...change?.(request), status: step.status, timeline };
  const others = requests.open.filter((open) => open !== id);
  return {
    byId: mapSet(requests.byId, id, next),
    newestFirst: requests.newestFirst,
    open: isFinal(step.status) ? others : [...others, id],
  };
}

/** The request that an event of the same stream is about. Throws when there is none. */
export function requestIn<R>(requests: Requests<R>, id: string): R {
  const request = mapGet(requests.byId, id);
  if (!request) throw new Error(`no request ${id} in this stream`);
  return request;
}

/** The request's timeline and status after its first steps. */
export function afterSteps<Status extends string>(
  request: AnyRequest<Status>,
  steps = request.timeline.length,
): Pick<AnyRequest<Status>, "timeline" | "status"> {
  const timeline = request.timeline.slice(0, steps);
  return { timeline, status: timeline[timeline.length - 1]?.status ?? request.status };
}

/** Newest first. */
export function allRequests<R>(requests: Requests<R>): readonly R[] {
  return [...listItems(requests.newestFirst)].flatMap((id) => mapGet(requests.byId, id) ?? []);
}

/**
 * The requests of the last seven days, at most a hundred, and all open ones, newest first. `order` lists ids by `when`,
 * latest first; the search stops at the first older request.
 */
export function recentRequests<R extends { readonly id: string; readonly createdAt: Instant }>(
  requests: Requests<R>,
  now: Instant,
  order: PersistentList<string> = requests.newestFirst,
  when: (request: R) => Instant = ({ createdAt }) => createdAt,
): readonly R[] {
  const found = new Map<string, R>();
  for (const id of listItems(order)) {
    const request = mapGet(requests.byId, id);
    if (!request || found.size === RECENT_COUNT || now - when(request) >= RECENT_MS) break;
    found.set(id, request);
  }
  for (const request of openRequests(requests)) found.set(request.id, request);
  return [...found.values()].sort((one, other) => other.createdAt - one.createdAt);
}

/** In the order in which they reached their status. */
export function openRequests<R>(requests: Requests<R>): readonly R[] {
  return requests.open.flatMap((id) => mapGet(requests.byId, id) ?? []);
}
