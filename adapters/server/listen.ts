import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { err, ok, type Result } from "../../core/shared/result.ts";
import { listenFailure, type StartFailure } from "./start-failure.ts";

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Takes no more calls and resolves when those under way are answered. */
  readonly stop: () => Promise<void>;
}

/** How often a stopping server looks for connections whose last call was answered. */
const SWEEP_MS = 20;

export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  host: string,
  port: number,
): Promise<Result<Listening, StartFailure>> {
  const answer = getRequestListener(fetch);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
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
  const taken = typeof address === "object" && address ? address.port : port;
  const name = host.includes(":") ? `[${host}]` : host;
  return ok({ url: `http://${name}:${taken}`, port: taken, stop: () => stop(server) });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive would hold the server for seconds after its last answer.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
  });
}
