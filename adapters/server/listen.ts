import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { listenFailure, type StartFailure } from "./start-failure.ts";

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Accepts no new calls. Resolves when the running ones are answered. */
  readonly stop: () => Promise<void>;
}

/** How often a stopping server closes the connections that became idle. */
const SWEEP_INTERVAL_MS = 20;

export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  host: string,
  port: number,
): Promise<Result<Listening, StartFailure>> {
  const listener = getRequestListener(fetch);
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
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
  return ok({ url: `http://${hostInUrl}:${actualPort}`, port: actualPort, stop: () => stop(server) });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A keep-alive connection would delay the stop for seconds after its last reply.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
