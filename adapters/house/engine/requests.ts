import { DAY_MS, type Instant } from "../../../core/shared/bangkok-time.ts";
import type { TimelineStep } from "../../../core/wallet/model.ts";
import type { Requests } from "./state.ts";

/** What the lists of recent requests show at most, besides open requests. */
export const RECENT_MS = 7 * DAY_MS;
export const RECENT_COUNT = 100;

/** What the lists of all requests show at most. The ledger, which is paged, shows the older ones, too. */
export const HISTORY_COUNT = 500;

interface AnyRequest<Status extends string> {
  readonly id: string;
  readonly status: Status;
  readonly timeline: readonly TimelineStep<Status>[];
}

export function addRequest<R extends { readonly id: string }>(requests: Requests<R>, request: R): Requests<R> {
  const others = [...requests].filter(([id]) => id !== request.id);
  return new Map([...others, [request.id, request]]);
}

/** The request with one more step and other changes. */
export function withStep<Status extends string, R extends AnyRequest<Status>>(
  requests: Requests<R>,
  id: string,
  step: TimelineStep<Status>,
  change: (request: R) => Partial<R> = () => ({}),
): R {
  const request = requestIn(requests, id);
  return { ...request, ...change(request), status: step.status, timeline: [...request.timeline, step] };
}

/** The request that an event or a command of this moment is about. Throws when there is none. */
export function requestIn<R>(requests: Requests<R>, id: string): R {
  const request = requests.get(id);
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

/** Requests of rows and of the state, each once as the state has it, newest first. */
export function newestFirst<R extends { readonly id: string; readonly createdAt: Instant; readonly order: number }>(
  stored: readonly R[],
  current: Iterable<R>,
): readonly R[] {
  const byId = new Map([...stored, ...current].map((request) => [request.id, request]));
  return [...byId.values()].sort((one, other) => other.createdAt - one.createdAt || other.order - one.order);
}
