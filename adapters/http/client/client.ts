import type * as v from "valibot";
import type { Endpoint, PathParam } from "../../../contracts/endpoint.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Platform } from "../../../core/rules/platform.ts";
import type { Session } from "../../../core/session/model.ts";
import type { Fault, Problem } from "../../../core/shared/fault.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { faultOf } from "./faults.ts";
import { type Answer, understand } from "./read-reply.ts";
import { requestUrl } from "./request-url.ts";
import { deliver, type Send } from "./transport.ts";

/** Spec section 9. */
export const REQUEST_TIMEOUT_MS = 60_000;

export interface HttpClientOptions {
  readonly send: Send;
  /** Scheme, host and any prefix, without a slash at the end; empty for the page's own origin. */
  readonly baseUrl: string;
  /** Whose call it is, asked anew for every call. */
  readonly identity: () => Session | undefined;
  readonly platform: Platform;
  readonly version: string;
  readonly hostname: string;
  /** Off for a backend whose CORS refuses headers that it does not know. */
  readonly sendsIdempotencyKey: boolean;
  readonly timeoutMs?: number;
  /** Told of every fault, with the session that the call was made under: it may be over since. */
  readonly onFault?: (fault: Fault, session: Session | undefined) => void;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly intent?: IdempotencyKey;
  readonly signal?: AbortSignal | undefined;
}

/** What a row needs to be called: its path's parameters, query and body, and a key where it must happen once. */
export type CallInput<Row extends Endpoint> = AnyInput &
  ([PathParam<Row["path"]>] extends [never] ? unknown : { readonly params: Record<PathParam<Row["path"]>, string> }) &
  (Row["query"] extends v.GenericSchema ? { readonly query: v.InferInput<Row["query"]> } : unknown) &
  (Row["body"] extends v.GenericSchema ? { readonly body: v.InferInput<Row["body"]> } : unknown) &
  (Row["effect"] extends "money" ? { readonly intent: IdempotencyKey } : unknown);

export interface HttpClient {
  /** Never rejects. A read is sent once more when the network fails before any reply; nothing else ever is. */
  call<Row extends Endpoint>(row: Row, input: CallInput<Row>): Promise<Result<v.InferOutput<Row["reply"]>, Problem>>;
}

/** The one client that all translators share. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  // Taken out first: a browser's fetch refuses to be called as a method of another object.
  const { send, identity, onFault, timeoutMs = REQUEST_TIMEOUT_MS, sendsIdempotencyKey } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, "");

  const everyCalls = {
    accept: "application/json",
    platform: options.platform,
    channel: "web",
    webversion: options.version,
    webhostname: options.hostname,
  };

  function headersOf(row: Endpoint, session: Session | undefined, input: AnyInput): Record<string, string> {
    const headers: Record<string, string> = { ...everyCalls };
    if (session) headers["authorization"] = `Bearer ${session.token}`;
    if (input.body !== undefined) headers["content-type"] = "application/json";
    if (row.effect === "money" && sendsIdempotencyKey && input.intent) headers["idempotency-key"] = input.intent;
    return headers;
  }

  async function exchange(row: Endpoint, session: Session | undefined, input: AnyInput): Promise<Answer> {
    if (row.auth === "member" && !session) return { problem: faultOf(row, "unauthorised", { effect: "none" }) };
    if (input.signal?.aborted) return { problem: faultOf(row, "cancelled", { effect: "none" }) };
    const url = requestUrl(baseUrl, row.path, input.params ?? {}, input.query ?? {});
    if (typeof url !== "string") return { problem: refuse("body-invalid", { field: url.unfit }) };

    const request = {
      method: row.method,
      headers: headersOf(row, session, input),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    };
    const sendOnce = () => deliver(send, url, request, timeoutMs, input.signal);
    const delivery = await sendOnce();
    return understand(row, row.effect === "read" && delivery.came === "nothing" ? await sendOnce() : delivery);
  }

  return {
    async call(row, input) {
      const session = identity();
      const { problem, value } = await exchange(row, session, input);
      if (problem?.kind === "fault") onFault?.(problem, session);
      return problem ? err(problem) : ok(value);
    },
  };
}
