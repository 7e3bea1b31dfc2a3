import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { sendReply } from "../http/send-reply.ts";
import { httpErrorBody, JSON_HEADERS, wrongFieldBody } from "../problem-reply.ts";
import type { Rejection } from "./check-request.ts";

/** Seconds after which a client may try again when there was no room for it. */
const RETRY_AFTER_S = "5";
/** How long a rejected client may still send what it has begun. */
const LINGER_MS = 500;

/** Answers a request that no route sees, and closes its connection. */
export function reject(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, body }: Rejection,
  shared: readonly string[],
): void {
  // Bytes that nobody reads would turn the close into a reset, and the client would lose the reply.
  incoming.resume();
  const late = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
  outgoing.once("close", () => clearTimeout(late));
  const headers = { ...JSON_HEADERS, ...retryAfter(status), connection: "close" };
  sendReply(outgoing, { status, headers, body }, shared);
}

/** Answers a connection for which there is no room, before it sends anything. */
export function rejectConnection(socket: Socket): void {
  socket.on("error", () => socket.destroy());
  writeRaw(socket, httpErrorBody("too-many-connections"));
}

/** Answers what Node's parser could not read, or what came too late. Writes no log: anybody can cause it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Duplex, busy: boolean): void {
  // A running call may have begun its reply.
  if (!socket.writable || error.code === "ECONNRESET" || busy) {
    socket.destroy();
    return;
  }
  writeRaw(socket, rejectionOf(error.code));
}

function rejectionOf(code: string | undefined): Rejection {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return httpErrorBody("body-too-late");
  if (code === "HPE_HEADER_OVERFLOW") return httpErrorBody("head-too-large");
  return wrongFieldBody("request", "is not HTTP");
}

const REASONS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
  503: "Service Unavailable",
};

function writeRaw(socket: Duplex, { status, body }: Rejection): void {
  const headers = {
    ...JSON_HEADERS,
    ...retryAfter(status),
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${REASONS[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function retryAfter(status: number): Record<string, string> {
  return status === 503 ? { "retry-after": RETRY_AFTER_S } : {};
}
