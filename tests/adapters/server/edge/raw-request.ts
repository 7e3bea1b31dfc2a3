import { connect, type Socket } from "node:net";

export interface RawReply {
  /** 0 when the connection closed without a reply. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A connection on which a test writes bytes itself. */
export interface RawConnection {
  readonly socket: Socket;
  /** Resolves with the first reply once the server closes the connection. */
  readonly closed: Promise<RawReply>;
}

export function openRaw(url: string, text: string): RawConnection {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let received = "";
  socket.setEncoding("latin1").on("data", (part) => {
    received += part;
  });
  const closed = new Promise<RawReply>((resolve) => {
    // A reset after the reply is fine: the server does not wait for the rest of the request.
    socket.on("error", () => {}).once("close", () => resolve(parseReply(received)));
  });
  socket.write(text, "latin1");
  return { socket, closed };
}

/** Sends a request with `Connection: close` and returns the reply. */
export function rawRequest(url: string, target: string, headers: readonly string[], method = "GET"): Promise<RawReply> {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, "connection: close", "", ""];
  return openRaw(url, lines.join("\r\n")).closed;
}

function parseReply(text: string): RawReply {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  const fields = new Map(headers);
  const body = rest.join("\r\n\r\n");
  const status = Number(first.split(" ")[1] ?? 0);
  return { status, headers: fields, body: asUtf8(fields.has("transfer-encoding") ? unchunked(body) : body) };
}

function asUtf8(bytes: string): string {
  return Buffer.from(bytes, "latin1").toString();
}

function unchunked(text: string): string {
  const [size = ""] = text.split("\r\n", 1);
  const length = Number.parseInt(size, 16);
  const start = size.length + 2;
  return length > 0 ? text.slice(start, start + length) + unchunked(text.slice(start + length + 2)) : "";
}
