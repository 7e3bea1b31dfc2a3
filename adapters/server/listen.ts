import { createServer, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { listenFailure, type StartFailure } from "./start-failure.ts";

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Accepts no new calls. Resolves when the running ones are answered. */
  readonly stop: () => Promise<void>;
}

/** What a caller of an event stream accepts. */
const EVENT_STREAM = "text/event-stream";

/** How often a stopping server closes the connections that became idle. */
const SWEEP_INTERVAL_MS = 20;

export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  host: string,
  port: number,
): Promise<Result<Listening, StartFailure>> {
  const listener = getRequestListener(fetch);
  const streams = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    if (incoming.headers.accept === EVENT_STREAM) {
      streams.add(outgoing);
      outgoing.once("close", () => streams.delete(outgoing));
    }
    void listener(incoming, outgoing);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const failure = listenFailure(error, host, port);
    if (failure) return err(failure);
    throw error;
  }
  const address = server.address();
  const actualPort = typeof address === "object" && address ? address.port : port;
  const hostInUrl = host.includes(":") ? `[${host}]` : host;
  return ok({ url: `http://${hostInUrl}:${actualPort}`, port: actualPort, stop: () => stop(server, streams) });
}

function stop(server: Server, streams: ReadonlySet<ServerResponse>): Promise<void> {
  return new Promise((resolve) => {
    // A stream has no end of its own.
    for (const stream of streams) stream.destroy();
    // A keep-alive connection would delay the stop for seconds after its last reply.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
