import type { TimelineStep } from "../../../core/wallet/model.ts";
import { getIn, setIn } from "../collections/persistent-map.ts";
import type { Requests } from "./state.ts";

interface AnyRequest<Status extends string> {
  readonly id: string;
  readonly status: Status;
  readonly timeline: readonly TimelineStep<Status>[];
}

export function withNew<R extends { readonly id: string }>(requests: Requests<R>, request: R): Requests<R> {
  return {
    byId: setIn(requests.byId, request.id, request),
    newestFirst: { head: request.id, tail: requests.newestFirst },
    open: [...requests.open, request.id],
  };
}

/** Adds a step to a request's timeline, together with whatever else changes about it. */
export function withStep<Status extends string, R extends AnyRequest<Status>>(
  requests: Requests<R>,
  id: string,
  step: TimelineStep<Status>,
  isFinal: (status: Status) => boolean,
  change?: (request: R) => Partial<R>,
): Requests<R> {
  const request = theRequest(requests, id);
  const timeline = [...request.timeline, step];
  const next: R = { ...request, ...change?.(request), status: step.status, timeline };
  const others = requests.open.filter((open) => open !== id);
  return {
    byId: setIn(requests.byId, id, next),
    newestFirst: requests.newestFirst,
    open: isFinal(step.status) ? others : [...others, id],
  };
}

/** The request that an event of the same stream spoke of. */
export function theRequest<R>(requests: Requests<R>, id: string): R {
  const request = getIn(requests.byId, id);
  if (!request) throw new Error(`no request ${id} in this stream`);
  return request;
}
