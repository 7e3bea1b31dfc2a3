import manifest from "../../../package.json" with { type: "json" };
import type { CallTrace, TracedCall, TracedOutcome } from "../../runtime/watch.ts";
import { createHiddenValues } from "./hidden-values.ts";
import {
  writtenBody,
  writtenLocation,
  writtenReplyHeaders,
  writtenRequestHeaders,
  writtenUrl,
} from "./written-call.ts";

const MOST_ENTRIES = 20_000;
const EVENTS_UNWRITTEN = "an event stream: its events are not written";
const UNREAD = "not written: it is no reply of a backend";

export interface HarTrace extends CallTrace {
  readonly count: () => number;
  /** The calls until now as a HAR 1.2. */
  readonly text: () => string;
}

interface HarClocks {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds on a clock that nobody sets. */
  readonly elapsed: () => number;
}

interface Entry {
  readonly startedDateTime: string;
  readonly request: object;
  readonly startedAt: number;
  outcome: { readonly ms: number; readonly response: object; readonly comment: string | undefined } | undefined;
}

/** Notes calls. Secrets are replaced before anything is stored; those that show up later once more when it is written. */
export function createHarTrace({ now, elapsed }: HarClocks): HarTrace {
  const hidden = createHiddenValues();
  const entries: Entry[] = [];
  let left = 0;

  function requestOf({ method, url: address, headers, body }: TracedCall): object {
    const url = writtenUrl(method, address, hidden);
    const contentType = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
    const written = body === undefined ? undefined : writtenBody(body, contentType, "request", hidden);
    return {
      method,
      url: url.href,
      httpVersion: "HTTP/1.1",
      cookies: [],
      headers: writtenRequestHeaders(headers, hidden),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(written && { postData: { mimeType: written.mimeType, text: written.text ?? "", ...noted(written.comment) } }),
      headersSize: -1,
      bodySize: written?.size ?? 0,
    };
  }

  function responseOf(outcome: TracedOutcome): { readonly response: object; readonly comment: string | undefined } {
    if ("failure" in outcome) return { response: noResponse(outcome.failure), comment: `no reply: ${outcome.failure}` };
    const { status, header } = outcome;
    const contentType = header("content-type");
    const comment = "cut" in outcome ? `the reply was cut: ${outcome.cut}` : undefined;
    const text = "text" in outcome ? outcome.text : "";
    const body = writtenBody(text ?? "", contentType, "reply", hidden);
    const { size, mimeType } = body;
    const note = text === undefined ? EVENTS_UNWRITTEN : "unread" in outcome ? UNREAD : body.comment;
    return {
      comment,
      response: {
        status,
        statusText: "",
        httpVersion: "HTTP/1.1",
        cookies: [],
        headers: writtenReplyHeaders(header),
        content: { size, mimeType, ...(body.text !== undefined && { text: body.text }), ...noted(note) },
        redirectURL: writtenLocation(header("location"), hidden),
        headersSize: -1,
        bodySize: text === undefined || "unread" in outcome ? -1 : size,
        ...("cut" in outcome && { _error: outcome.cut }),
      },
    };
  }

  return {
    hide: (value, name) => void hidden.hide(value, name),
    begin(call) {
      const startedAt = elapsed();
      const entry: Entry = {
        startedDateTime: new Date(now()).toISOString(),
        request: requestOf(call),
        startedAt,
        outcome: undefined,
      };
      if (entries.length < MOST_ENTRIES) entries.push(entry);
      else left += 1;
      return (outcome) => {
        entry.outcome = { ms: elapsed() - startedAt, ...responseOf(outcome) };
      };
    },
    count: () => entries.length,
    text() {
      const written = entries.map(({ startedDateTime, request, startedAt, outcome }) => {
        const { ms, response, comment } = outcome ?? {
          ms: elapsed() - startedAt,
          response: noResponse("stopped"),
          comment: "stopped before the reply came",
        };
        const time = Math.round(ms * 1000) / 1000;
        const timings = { send: 0, wait: time, receive: 0 };
        return { startedDateTime, time, request, response, cache: {}, timings, ...noted(comment) };
      });
      const creator = { name: "sanam", version: manifest.version };
      const comment = left === 0 ? undefined : `${left} later calls are left out`;
      const log = { version: "1.2", creator, entries: written, ...noted(comment) };
      const clean = hidden.cleaner();
      return `${JSON.stringify({ log }, (_, value: unknown) => (typeof value === "string" ? clean(value) : value))}\n`;
    },
  };
}

/** Browsers show status 0 as a failed call, and `_error` as its reason. */
function noResponse(reason: string): object {
  return {
    status: 0,
    statusText: "",
    httpVersion: "",
    cookies: [],
    headers: [],
    content: { size: 0, mimeType: "x-unknown" },
    redirectURL: "",
    headersSize: -1,
    bodySize: -1,
    _error: reason,
  };
}

function noted(comment: string | undefined): object {
  return comment === undefined ? {} : { comment };
}
