import type { Endpoint } from "../../contracts/endpoint.ts";
import { secondFactorEndpoints } from "../../contracts/endpoints/second-factor.ts";
import type { Clock } from "../../core/platform/device.ts";
import type { House } from "../house/house.ts";
import { answerRows, type RowOptions } from "./answer-rows.ts";
import { callOf, inLanguageOf, type Reply, responseOf } from "./http/http-call.ts";
import { matchRows } from "./http/match-rows.ts";
import { httpErrorReply } from "./problem-reply.ts";

/** What a house in a page cannot answer. */
const UNAVAILABLE_IN_PAGE: ReadonlySet<Endpoint> = new Set<Endpoint>(Object.values(secondFactorEndpoints));

/** Answers the calls of a page whose house runs in the page itself, as `fetch` does. */
export function answerInPage(
  house: House,
  clock: Clock,
  log: RowOptions["log"],
): (path: string, init?: RequestInit) => Promise<Response> {
  const rows = answerRows(house, { log, withWritten: assumeWritten, unavailable: UNAVAILABLE_IN_PAGE });
  const find = matchRows(rows.map(({ row, answer }) => ({ ...row, answer })));
  const answer = async (request: Request): Promise<Reply> => {
    const match = find(request.method, new URL(request.url).pathname);
    if (!match || !("row" in match)) return httpErrorReply(match ? "method-not-allowed" : "not-found");
    const call = callOf(request, match.params);
    return inLanguageOf(call.headers, await match.row.answer(call));
  };
  return async (path, init = {}) => {
    const { signal } = init;
    const request = new Request(new URL(path, "http://localhost"), init);
    const response = responseOf(await whileWanted(answer(request), signal), request.method);
    response.headers.set("date", new Date(clock()).toUTCString());
    const { body, status, headers } = response;
    const isStream = headers.get("content-type")?.startsWith("text/event-stream") ?? false;
    return body && signal && isStream ? new Response(endedBy(signal, body), { status, headers }) : response;
  };
}

/** A page does not know which call has written, so any action may have happened when a call fails. */
const assumeWritten: RowOptions["withWritten"] = async ({ effect }, run, failed) => {
  try {
    return await run();
  } catch (error) {
    return failed(error, effect !== "read");
  }
};

/** Rejects when nobody waits any more. The call itself goes on, as on a server. */
function whileWanted<T>(result: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return result;
  return new Promise((resolve, reject) => {
    const leave = () => reject(new DOMException("the page left the call", "AbortError"));
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave);
    result.then(resolve, reject);
  });
}

function endedBy(signal: AbortSignal, body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    start(controller) {
      signal.addEventListener("abort", () => {
        reader.cancel().catch(() => undefined);
        controller.error(new DOMException("the page left the stream", "AbortError"));
      });
    },
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
