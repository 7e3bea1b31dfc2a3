import type { IncomingMessage, ServerResponse } from "node:http";
import type { Caller } from "../../house/session/caller.ts";
import type { RequestTrace } from "../edge/request-trace.ts";
import type { HttpCall } from "./http-call.ts";
import { readIncoming } from "./read-incoming.ts";

/** The call that a connection carries. */
export function incomingCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  caller: Caller | undefined,
  trace: RequestTrace,
): HttpCall {
  const target = pathAndQuery(incoming.url ?? "/");
  const mark = target.indexOf("?");
  return {
    method: incoming.method ?? "GET",
    path: mark < 0 ? target : target.slice(0, mark),
    search: mark < 0 ? "" : target.slice(mark + 1),
    headers: incoming.headers,
    caller,
    trace,
    // A function: an object with a getter of its own has a hidden class of its own, which V8 keeps for long.
    signal: () => signalOf(outgoing),
    readBody: (limits) => readIncoming(incoming, limits),
  };
}

/** A target may have a scheme and a host before the path; `*` is none of a page. */
function pathAndQuery(target: string): string {
  if (target.startsWith("/")) return withoutFragment(target);
  const [, rest = ""] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  return withoutFragment(rest.startsWith("/") ? rest : `/${rest}`);
}

/** No client sends a fragment, but HTTP's parser accepts one. */
function withoutFragment(target: string): string {
  const mark = target.indexOf("#");
  return mark < 0 ? target : target.slice(0, mark);
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (outgoing.destroyed) gone.abort();
  else outgoing.once("close", () => outgoing.writableFinished || gone.abort());
  return gone.signal;
}
