import type { IncomingHttpHeaders } from "node:http";
import { isLanguage, LANGUAGES, type Language } from "../../../core/sentences/sentences.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Caller } from "../../house/session/caller.ts";
import type { RequestTrace } from "../edge/access-log.ts";
import type { ServerLimits } from "../limits.ts";

/** Why a body was not read. `body-incomplete`: the client left. Nobody reads the reply. */
export type UnreadBody = "body-too-large" | "body-too-late" | "body-incomplete";
export type BodyLimits = Pick<ServerLimits, "bodyBytes" | "bodyMs">;

/** A request over a connection or in process. */
export interface HttpCall {
  readonly method: string;
  /** Encoded, without host and query. */
  readonly path: string;
  /** What follows the `?`, encoded; empty without one. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /** The parameters of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Undefined for calls in process. */
  readonly caller: Caller | undefined;
  /** Undefined for calls in process. */
  readonly trace: RequestTrace | undefined;
  /** Makes a signal that ends when the client no longer waits for the reply. */
  readonly signal: () => AbortSignal;
  /** Reads the body as text; empty without one. May be called once. */
  readonly readBody: (limits: BodyLimits) => Promise<Result<string, UnreadBody>>;
}

/** Answers a call. */
export type Answer = (call: HttpCall) => Reply | Promise<Reply>;

export interface Reply {
  readonly status: number;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined;
  /** The code of a failed reply, for the log. */
  readonly code?: string;
  /** The body for those whose `Accept-Language` begins with another language than Thai. */
  readonly inLanguage?: (language: Language) => string;
  /** The connection ends after the body, which is shorter than the headers say; without a body, before the head. */
  readonly cut?: true;
}

/** The first language that a call asks for, if we speak it; otherwise that of most members. */
export function languageOf({ "accept-language": accepted = "" }: HttpCall["headers"]): Language {
  const asked = /^\s*([a-z]+)\b/i.exec(accepted)?.[1]?.toLowerCase() ?? "";
  return isLanguage(asked) ? asked : LANGUAGES[0];
}

/** The reply in the language of the call. */
export function inLanguageOf(headers: HttpCall["headers"], reply: Reply): Reply {
  const language = reply.inLanguage && languageOf(headers);
  return reply.inLanguage && language && language !== LANGUAGES[0]
    ? { ...reply, body: reply.inLanguage(language) }
    : reply;
}

/** Headers of a reply that is no page: opened as one, it loads nothing, stands in no frame and is of no guessed type. */
export const NO_PAGE = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/** What a connection has in place of a request and a response. */
export interface Connected
  extends Pick<HttpCall, "path" | "search" | "headers" | "caller" | "trace" | "signal" | "readBody"> {
  readonly send: (reply: Reply) => void;
}

/** The call that a request is; `connected` for one over a connection. */
export function callOf(request: Request, params: HttpCall["params"], connected?: Connected): HttpCall {
  const url = connected ? undefined : new URL(request.url);
  const search = connected?.search ?? url?.search.slice(1) ?? "";
  return {
    method: request.method,
    path: connected?.path ?? url?.pathname ?? "/",
    search,
    headers: connected?.headers ?? { host: url?.host, ...Object.fromEntries(request.headers) },
    params,
    query: queryOf(search),
    caller: connected?.caller,
    trace: connected?.trace,
    signal: connected?.signal ?? (() => request.signal),
    readBody: connected?.readBody ?? ((limits) => readWhole(request, limits)),
  };
}

async function readWhole(request: Request, { bodyBytes }: BodyLimits): Promise<Result<string, UnreadBody>> {
  const text = await request.text();
  return new TextEncoder().encode(text).length > bodyBytes ? err("body-too-large") : ok(text);
}

const NO_QUERY: Readonly<Record<string, string>> = {};

/** The parameters of a query; of one that comes twice, the first. */
function queryOf(search: string): Readonly<Record<string, string>> {
  if (search === "") return NO_QUERY;
  const query = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!query.has(name)) query.set(name, value);
  return Object.fromEntries(query);
}

/** A response without a connection, as `fetch` gives it. */
export function responseOf({ status, headers, body, cut }: Reply, method: string): Response {
  const empty = method === "HEAD" || status === 204 || status === 304;
  if (empty && body instanceof ReadableStream) body.cancel().catch(() => undefined);
  return new Response(cut ? brokenBody(body) : empty ? null : (body ?? null), { status, headers });
}

/** Fails after these bytes. */
function brokenBody(body: Reply["body"]): ReadableStream<Uint8Array> {
  let sent = !(body instanceof Uint8Array);
  return new ReadableStream({
    pull(controller) {
      if (!sent && body instanceof Uint8Array) controller.enqueue(body);
      else controller.error(new Error("the connection ended before the reply"));
      sent = true;
    },
  });
}
