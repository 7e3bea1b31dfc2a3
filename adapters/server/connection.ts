import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestTrace } from "./edge/request-trace.ts";

/** What comes with a request over a connection; empty for calls in process. */
export interface Connection {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
  readonly trace?: RequestTrace;
}
