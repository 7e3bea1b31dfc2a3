/** A request or a reply: its first line with the headers, and its body, both as they came. */
export type OnMessage = (head: string, body: string) => void;

const HEAD_END = "\r\n\r\n";

/**
 * Cuts what comes over a connection into whole messages by their content-length, and knows no more of HTTP than that:
 * whoever loads a server, or is loaded by a client, must cost less than what is measured.
 */
export function createMessageReader(onMessage: OnMessage): (chunk: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0);
  return (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    for (;;) {
      const headLength = pending.indexOf(HEAD_END);
      if (headLength < 0) return;
      const head = pending.toString("latin1", 0, headLength);
      const bodyAt = headLength + HEAD_END.length;
      const end = bodyAt + Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      if (pending.length < end) return;
      const body = pending.toString("utf8", bodyAt, end);
      pending = pending.subarray(end);
      onMessage(head, body);
    }
  };
}

/** `GET /path` of a request's head. */
export function callOf(head: string): string {
  return head.slice(0, head.indexOf(" ", head.indexOf(" ") + 1));
}
