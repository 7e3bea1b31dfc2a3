import type { Server, ServerResponse } from "node:http";

/** What a server has under way. */
export interface UnderWay {
  /** Every reply that is not complete, with the event streams. */
  readonly calls: ReadonlySet<ServerResponse>;
  /** Replies without an end of their own. */
  readonly streams: ReadonlySet<ServerResponse>;
}

/** How often a draining server closes the connections that became idle. */
const SWEEP_INTERVAL_MS = 20;
/** How long a follower of an event stream may take to read its end. */
const STREAM_END_MS = 500;

/**
 * Accepts no new connections, ends the event streams, so that their clients connect elsewhere, and waits for the running
 * calls. After `limitMs` it cuts their connections.
 * @returns how many calls it cut
 */
export async function drain(server: Server, { calls, streams }: UnderWay, limitMs: number): Promise<number> {
  await idleTurn();
  return new Promise((resolve) => {
    let cut = 0;
    // A keep-alive connection would delay the end for seconds after its last reply.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS);
    const limit = setTimeout(() => {
      for (const call of calls) if (!streams.has(call)) cut += 1;
      server.closeAllConnections();
    }, limitMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(limit);
      resolve(cut);
    });
    for (const stream of streams) endStream(stream);
    for (const call of calls) closeAfterReply(call);
  });
}

/** A turn of the event loop that took no longer found nothing to do. */
const IDLE_TURN_MS = 0.3;
/** A server that is never idle closes all the same. */
const MOST_WAIT_MS = 500;

/**
 * Waits for a moment in which the event loop has nothing to do. A connection that the system has taken and the server has
 * not would be reset, and a balancer could not know whether its call had an effect.
 */
async function idleTurn(): Promise<void> {
  const end = performance.now() + MOST_WAIT_MS;
  for (let before = performance.now(); before < end; ) {
    await new Promise((resolve) => setImmediate(resolve));
    const now = performance.now();
    if (now - before < IDLE_TURN_MS) return;
    before = now;
  }
}

/** Tells the client to send its next call over another connection. */
export function closeAfterReply(reply: ServerResponse): void {
  if (!reply.headersSent) reply.shouldKeepAlive = false;
}

function endStream(stream: ServerResponse): void {
  // The house may write a last report meanwhile.
  stream.on("error", () => undefined);
  if (stream.headersSent) stream.end();
  else stream.destroy();
  setTimeout(() => stream.destroy(), STREAM_END_MS).unref();
}
