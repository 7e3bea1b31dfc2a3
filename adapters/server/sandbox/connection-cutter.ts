import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Cut } from "./inject-fault.ts";

/** What Node's server passes with a request; empty for calls in process. */
export interface Connection {
  readonly incoming?: IncomingMessage;
  readonly outgoing?: ServerResponse;
}

/** Undefined where there is no connection to cut. */
export function connectionCutter(connection: Connection | undefined): Cut {
  const outgoing = connection?.outgoing;
  if (!outgoing) return undefined;
  return (body) => {
    if (body) {
      outgoing.writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": body.length + 1 });
      outgoing.write(body, () => outgoing.destroy());
    } else outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  };
}
