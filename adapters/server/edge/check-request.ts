import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { type SharedHeaders, sendReply } from "../http/connection.ts";
import { httpErrorBody, JSON_HEADERS, type RawProblem, wrongFieldBody } from "../problem-reply.ts";
import { type HostNames, isAllowedHost } from "./allowed-hosts.ts";

/** A reply to a request that no route sees. */
export type Rejection = RawProblem;

/** Checks the parts of a request that every route relies on: one Host that is ours, and a readable target. */
export function checkRequest(incoming: IncomingMessage, hostNames: HostNames): Rejection | undefined {
  const { host } = incoming.headers;
  const twice = sentTwice(incoming.rawHeaders);
  if (host === undefined || twice !== undefined) return wrongFieldBody(twice ?? "Host", "must be sent once");
  const target = incoming.url ?? "";
  const absolute = target.startsWith("/") ? null : /^https?:\/\/([^/?#]*)/i.exec(target);
  if (absolute && absolute[1]?.toLowerCase() !== host.toLowerCase()) {
    return wrongFieldBody("Host", "must be the host of the target");
  }
  if (!absolute && !target.startsWith("/") && target !== "*") return wrongFieldBody("path", "must start with /");
  const fault = targetFault(target);
  if (fault !== undefined) return wrongFieldBody("path", fault);
  return isAllowedHost(host, incoming.socket.localAddress, hostNames) ? undefined : httpErrorBody("host-unknown");
}

/** Of these Node keeps the first value, while a proxy in front may have read another one. */
const SENT_ONCE = new Map([
  ["host", "Host"],
  ["authorization", "Authorization"],
  ["content-type", "Content-Type"],
]);

/** The first of these headers that a request has twice. Names and values take turns in the raw list. */
function sentTwice(rawHeaders: readonly string[]): string | undefined {
  const seen: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = SENT_ONCE.get(rawHeaders[index]?.toLowerCase() ?? "");
    if (name === undefined) continue;
    if (seen.includes(name)) return name;
    seen.push(name);
  }
  return undefined;
}

/** Seconds after which a client may try again when there was no room for it. */
const RETRY_AFTER_S = "5";
/** A rejected client may finish sending its request for so long. */
const LINGER_MS = 500;

/** Answers a request that no route sees, and closes its connection. */
export function reject(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, body }: Rejection,
  shared: SharedHeaders,
): void {
  // Bytes that nobody reads would turn the close into a reset, and the client would lose the reply.
  incoming.resume();
  const late = setTimeout(() => incoming.socket.destroy(), LINGER_MS);
  outgoing.once("close", () => clearTimeout(late));
  sendReply(
    outgoing,
    { status, headers: { ...JSON_HEADERS, ...retryAfter(status), connection: "close" }, body },
    shared,
  );
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

/** Controls of ASCII and Latin-1, which no id and no text of one line has. */
const CONTROL = /\p{Cc}/u;
/** A text of several lines may have tab, line feed and return. Half of a pair of surrogates is no character. */
/** Most texts are plain, and this is several times as fast to find out. */
const PLAIN = /^[ -~]*$/;
const WRONG_IN_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/** Why a request's path and query cannot be read; undefined when they can. In English, for developers. */
export function targetFault(target: string): string | undefined {
  if (!/^[\x21-\x7e]*$/.test(target) || target.includes("\\")) return "has a character that must be encoded";
  if (!target.includes("%")) return undefined;
  let decoded: string;
  try {
    decoded = decodeURIComponent(target);
  } catch {
    return "is not encoded as UTF-8";
  }
  return CONTROL.test(decoded) ? "has a control character" : undefined;
}

/** The dotted path of the first text with such a character in what a schema kept of a body; undefined without one. */
export function wrongCharacterField(value: unknown, path = ""): string | undefined {
  if (typeof value === "string") return !PLAIN.test(value) && WRONG_IN_TEXT.test(value) ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = wrongCharacterField(part, path === "" ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
