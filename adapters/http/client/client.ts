import type * as v from "valibot";
import type { Endpoint, PathParam } from "../../../contracts/endpoint.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Platform } from "../../../core/rules/platform.ts";
import type { Session } from "../../../core/session/model.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { deliver, type Send, type WireReply } from "./deliver.ts";
import { faultOf } from "./faults.ts";
import { type ReplyResult, readReply } from "./read-reply.ts";
import { requestUrl } from "./request-url.ts";

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
  open(row: Endpoint, headers: Record<string, string>, signal: AbortSignal): Promise<WireReply | Fault>;
}

/** Creates the client that all ports share. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  // Destructured because a browser's fetch must not be called as a method of another object.
  const { send, identity, onFault, onSettled, timeoutMs = REQUEST_TIMEOUT_MS, sendsIdempotencyKey } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, "");

  const commonHeaders = {
    accept: "application/json",
    platform: options.platform,
    channel: "web",
    webversion: options.version,
    webhostname: options.hostname,
  };

  function headersOf(row: Endpoint, session: Session | undefined, input: AnyInput): Record<string, string> {
    const headers: Record<string, string> = { ...commonHeaders };
    if (session) headers["authorization"] = `Bearer ${session.token}`;
    if (input.body !== undefined) headers["content-type"] = "application/json";
    if (row.effect === "money" && sendsIdempotencyKey && input.intent) headers["idempotency-key"] = input.intent;
    return headers;
  }

  async function sendAndRead(row: Endpoint, session: Session | undefined, input: AnyInput): Promise<ReplyResult> {
    if (row.auth === "member" && !session) return { problem: faultOf(row, "unauthorised", { effect: "none" }) };
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
    const sendOnce = () => deliver(send, url, request, timeoutMs, input.signal);
    const delivery = await sendOnce();
    return readReply(row, row.effect === "read" && delivery.kind === "no-reply" ? await sendOnce() : delivery);
  }

  return {
    async call(row, input) {
      const session = identity();
      const { problem, value } = await sendAndRead(row, session, input);
      if (problem?.kind === "fault") onFault?.(problem, session);
      onSettled?.(`${row.method} ${row.path}`, problem);
      return problem ? err(problem) : ok(value);
    },
    async open(row, headers, signal) {
      const session = identity();
      if (!session) return faultOf(row, "unauthorised", { effect: "none" });
      const all = { ...headersOf(row, session, {}), ...headers };
      return send(baseUrl + row.path, { method: row.method, headers: all, signal, cache: "no-store" });
    },
  };
}
