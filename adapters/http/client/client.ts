import type * as v from "valibot";
import type { Endpoint, PathParam } from "../../../contracts/endpoint.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Clock } from "../../../core/platform/device.ts";
import type { Platform } from "../../../core/rules/platform.ts";
import { isThaiText, knowsCode, type VisitorSentences } from "../../../core/sentences/sentences.ts";
import { type MemberId, RENEWED_TOKEN_HEADER, type Session } from "../../../core/session/model.ts";
import { type Instant, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { deliver, type Send, type WireReply } from "./deliver.ts";
import { faultOf } from "./faults.ts";
import { type FitsTest, failedReply, isSuccess, type KnowsCode, type ReplyResult, readReply } from "./read-reply.ts";

/** Spec section 9. */
export const REQUEST_TIMEOUT_MS = 60_000;

export interface HttpClientOptions {
  readonly send: Send;
  /** Scheme, host and an optional path prefix; empty for the page's own origin. */
  readonly baseUrl: string;
  /** The current session, read again for every call. */
  readonly identity: () => Session | undefined;
  readonly platform: Platform;
  readonly version: string;
  readonly hostname: string;
  /** False for a backend whose CORS refuses unknown headers. */
  readonly sendsIdempotencyKey: boolean;
  readonly timeoutMs?: number;
  /** Of the language in which the backend's own are wanted. */
  readonly sentences: () => VisitorSentences;
  /** With a clock, a read that the backend does not offer is sent again after a minute only. */
  readonly clock?: Clock;
  /** Spares the parsing of most replies where the processor's time counts more than the size of the code. */
  readonly fits?: FitsTest;
  /** Called with the current session and the other token that a reply brings for it, before the reply is read. */
  readonly onRenewed?: (session: Session) => void;
  /** Called for every fault, with the session of the call. That session may have ended since. */
  readonly onFault?: (fault: Fault, session: Session | undefined) => void;
  /** Called after every call, and after `onFault`. `endpoint` is its row: `GET /api/deposit`, for example. */
  readonly onSettled?: (endpoint: string, problem: Problem | undefined) => void;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly intent?: IdempotencyKey;
  readonly signal?: AbortSignal | undefined;
}

/** The input of a row's call: path parameters, query and body, and an idempotency key for money rows. */
export type CallInput<Row extends Endpoint> = AnyInput &
  ([PathParam<Row["path"]>] extends [never] ? unknown : { readonly params: Record<PathParam<Row["path"]>, string> }) &
  (Row["query"] extends v.GenericSchema ? { readonly query: v.InferInput<Row["query"]> } : unknown) &
  (Row["body"] extends v.GenericSchema ? { readonly body: v.InferInput<Row["body"]> } : unknown) &
  (Row["effect"] extends "money" ? { readonly intent: IdempotencyKey } : unknown);

export interface HttpClient {
  /** Never rejects. Sends a read once more when the network fails before any reply, and nothing else. */
  call<Row extends Endpoint>(row: Row, input: CallInput<Row>): Promise<Result<v.InferOutput<Row["reply"]>, Problem>>;
  /** Starts a member's call whose reply has no end; there is no time-out. Rejects when no reply comes. */
  open(row: Endpoint, headers: Record<string, string>, signal: AbortSignal): Promise<WireReply | Problem>;
  /**
   * The same client for one member only. After somebody else signs in on the same page, its calls are not sent: they fail
   * as `unauthorised`, and that ends nobody's session.
   */
  of(member: MemberId): HttpClient;
}

/** A proxy may have answered for a backend that was away for a moment. */
const ASK_AGAIN_MS = MINUTE_MS;

/** Printable ASCII, because it is sent in a header. */
const TOKEN = /^[!-~]+$/;

/** Creates the client that all ports share, or that of one member. */
export function createHttpClient(
  options: HttpClientOptions,
  owner?: MemberId,
  notOffered = new Map<Endpoint, Instant>(),
): HttpClient {
  // Destructured because a browser's fetch must not be called as a method of another object.
  const {
    send,
    identity,
    onFault,
    onSettled,
    onRenewed,
    timeoutMs = REQUEST_TIMEOUT_MS,
    sentences,
    sendsIdempotencyKey,
    clock,
  } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, "");

  const commonHeaders = {
    accept: "application/json",
    platform: options.platform,
    channel: "web",
    webversion: options.version,
    webhostname: options.hostname,
  };

  const knows: KnowsCode = (code) => knowsCode(sentences(), code);

  const notSent = (row: Endpoint) => faultOf(row, "unauthorised", { effect: "none" });

  function headersOf(row: Endpoint, session: Session | undefined, input: AnyInput): Record<string, string> {
    const headers: Record<string, string> = { ...commonHeaders, "accept-language": sentences().language };
    if (session) headers["authorization"] = `Bearer ${session.token}`;
    if (input.body !== undefined) headers["content-type"] = "application/json";
    if (row.effect === "money" && sendsIdempotencyKey && input.intent) headers["idempotency-key"] = input.intent;
    return headers;
  }

  /**
   * Sends with a session's token. A token for another session than the current one is too late: that session ended, or
   * another tab got a newer token.
   */
  const sendFor =
    (session: Session | undefined): Send =>
    async (url, request) => {
      const reply = await send(url, request);
      const token = reply.headers?.get(RENEWED_TOKEN_HEADER);
      const current = identity();
      if (token && TOKEN.test(token) && current && current.token === session?.token) onRenewed?.({ ...current, token });
      return reply;
    };

  async function sendAndRead(row: Endpoint, session: Session | undefined, input: AnyInput): Promise<ReplyResult> {
    if (row.auth === "member" && !session) return { problem: notSent(row) };
    if (input.signal?.aborted) {
      return { problem: faultOf(row, "cancelled", { effect: "none", onPurpose: true }) };
    }
    const url = requestUrl(baseUrl, row.path, input.params ?? {}, input.query ?? {});
    if (typeof url !== "string") return { problem: refuse("body-invalid", { field: url.invalidParam }) };

    const request = {
      method: row.method,
      headers: headersOf(row, session, input),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    };
    const sendOnce = () => deliver(sendFor(session), url, request, timeoutMs, input.signal);
    const delivery = await sendOnce();
    return readReply(
      row,
      row.effect === "read" && delivery.kind === "no-reply" ? await sendOnce() : delivery,
      knows,
      options.fits,
    );
  }

  const isForeign = (session: Session | undefined) => owner && session && session.member.id !== owner;

  return {
    async call(row, input) {
      const session = identity();
      if (isForeign(session)) return err(notSent(row));
      const missing = notOffered.get(row);
      if (missing !== undefined && clock && Math.abs(clock() - missing) < ASK_AGAIN_MS)
        return err(faultOf(row, "not-available", { effect: "none" }));
      const { problem, value } = await sendAndRead(row, session, input);
      if (clock && row.effect === "read" && isRoutersAnswer(problem)) notOffered.set(row, clock());
      if (problem?.kind === "fault") onFault?.(problem, session);
      onSettled?.(`${row.method} ${row.path}`, problem);
      return problem ? err(problem) : ok(value);
    },
    async open(row, headers, signal) {
      const session = identity();
      if (!session || isForeign(session)) return notSent(row);
      const all = { ...headersOf(row, session, {}), ...headers };
      const request = { method: row.method, headers: all, signal, cache: "no-store" } as const;
      const reply = await sendFor(session)(baseUrl + row.path, request);
      return isSuccess(reply.status) ? reply : failedReply(row, reply.status, await reply.text(), knows);
    },
    of: (member) => createHttpClient(options, member, notOffered),
  };
}

/** Without a word of the backend that may be about what the call names. */
function isRoutersAnswer(problem: Problem | undefined): boolean {
  if (problem?.kind !== "fault" || problem.fault !== "not-available") return false;
  const { said = "", code = "" } = problem;
  return said === "" || isThaiText(said) || code.startsWith("not-");
}

/** The name of a parameter whose value the path cannot carry. */
export type InvalidParam = { readonly invalidParam: string };

/**
 * Fills a path template and adds the query. Rejects a parameter that leads to another path in any encoding: an empty
 * text, a dot segment, or invalid Unicode.
 */
function requestUrl(
  baseUrl: string,
  template: string,
  params: Readonly<Record<string, string>>,
  query: Readonly<Record<string, string | undefined>>,
): string | InvalidParam {
  let invalidParam: string | undefined;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const encoded = encodeSegment(params[name] ?? "");
    if (encoded === undefined) invalidParam = name;
    return encoded ?? "";
  });
  if (invalidParam !== undefined) return { invalidParam };
  return baseUrl + path + searchOf(query);
}

function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const names = Object.keys(query).filter((name) => query[name] !== undefined);
  if (names.length === 0) return "";
  return `?${new URLSearchParams(names.map((name) => [name, query[name] ?? ""]))}`;
}

function encodeSegment(value: string): string | undefined {
  if (/^\.{0,2}$/.test(value)) return undefined;
  try {
    return encodeURIComponent(value);
  } catch {
    return undefined;
  }
}
