import { once } from "node:events";
import { connect } from "node:net";

/** Gets a request or a reply: its first line with the headers, and its body. */
type OnMessage = (head: string, body: string) => void;

const HEAD_END = "\r\n\r\n";

/**
 * Splits the bytes of a connection into messages by their content-length, and supports nothing else of HTTP: the other
 * side of a measurement must cost less than the measured one.
 */
export function createMessageReader(onMessage: OnMessage): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const headLength = pending.indexOf(HEAD_END);
      if (headLength < 0) return;
      const head = pending.toString("latin1", 0, headLength);
      const bodyStart = headLength + HEAD_END.length;
      const end = bodyStart + Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (pending.length < end) return;
      const body = pending.toString("utf8", bodyStart, end);
      pending = pending.subarray(end);
      onMessage(head, body);
    }
  };
}

/** One connection that stays open. It sends one request at a time, and gets the reply's head and body. */
export interface Connection {
  readonly send: (request: string) => Promise<{ readonly head: string; readonly body: string }>;
  readonly close: () => void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  let resolveReply: (reply: { readonly head: string; readonly body: string }) => void = () => undefined;
  let rejectReply: (error: Error) => void = () => undefined;
  const read = createMessageReader((head, body) => resolveReply({ head, body }));
  socket.on("data", read);
  socket.on("error", (error) => rejectReply(error));
  socket.on("close", () => rejectReply(new Error("the server closed the connection")));
  await once(socket, "connect");
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        [resolveReply, rejectReply] = [resolve, reject];
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}
