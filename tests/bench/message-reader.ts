/** Gets a request or a reply: its first line with the headers, and its body. */
export type OnMessage = (head: string, body: string) => void;

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

/** `GET /path` of a request's head. */
export function callOf(head: string): string {
  return head.slice(0, head.indexOf(" ", head.indexOf(" ") + 1));
}
