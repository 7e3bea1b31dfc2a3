import type { IncomingHttpHeaders } from "node:http";
import type { Result } from "../../../core/shared/result.ts";
import type { Caller } from "../../house/session/caller.ts";
import type { RequestTrace } from "../edge/request-trace.ts";
import type { ServerLimits } from "../limits.ts";

/** Why a body was not read. `body-incomplete`: the client left. Nobody reads the reply. */
export type UnreadBody = "body-too-large" | "body-too-late" | "body-incomplete";
export type BodyLimits = Pick<ServerLimits, "bodyBytes" | "bodyMs">;

/** A request over a connection or in process. Node's request has the same parts, so that nothing is copied. */
export interface HttpCall {
  readonly method: string;
  /** Encoded, without host and query. */
  readonly path: string;
  /** What follows the `?`, encoded; empty without one. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
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
  /** The connection ends after the body, which is shorter than the headers say; without a body, before the head. */
  readonly cut?: true;
}
