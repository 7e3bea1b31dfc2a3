import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ok, type Result } from "../../../core/shared/result.ts";
import { isAllowedHost, isLoopback } from "../edge/allowed-hosts.ts";
import { listenOn, type StartFailure } from "../listen-on.ts";
import type { Metrics } from "./metrics.ts";
import type { Readiness } from "./readiness.ts";

export interface OpsServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly readiness: () => Promise<Readiness>;
  readonly metrics: Pick<Metrics, "text" | "contentType">;
}

export interface OpsServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Probes and a scraper need few. */
const MAX_CONNECTIONS = 64;
const HEAD_MS = 5000;

/** Serves /healthz, /readyz and /metrics to the operator's own network. They ask for no token and change nothing. */
export async function startOpsServer(options: OpsServerOptions): Promise<Result<OpsServer, StartFailure>> {
  const { host, port } = options;
  const server = createServer({ headersTimeout: HEAD_MS, requestTimeout: HEAD_MS }, (incoming, outgoing) => {
    void answer(options, incoming, outgoing);
  });
  server.maxConnections = MAX_CONNECTIONS;
  const listening = await listenOn(server, host, port);
  if (!listening.ok) return listening;
  return ok({
    url: listening.value.url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function answer(
  { host, readiness, metrics }: OpsServerOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const send = (status: number, type: string, body: string): void => {
    outgoing.writeHead(status, {
      "content-type": type,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "content-length": Buffer.byteLength(body),
    });
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  };
  const json = (status: number, body: unknown): void => send(status, "application/json", `${JSON.stringify(body)}\n`);
  if (incoming.method !== "GET" && incoming.method !== "HEAD") return json(405, { error: "method-not-allowed" });
  // Elsewhere the name is the network's own; on this machine a page of another site could use its own name.
  if (isLoopback(host) && !isAllowedHost(incoming.headers.host ?? "", host, new Set()))
    return json(421, { error: "host-unknown" });
  const [path] = (incoming.url ?? "").split("?");
  try {
    if (path === "/healthz") return json(200, { alive: true });
    if (path === "/readyz") {
      const found = await readiness();
      return json(found.ready ? 200 : 503, found);
    }
    if (path === "/metrics") return send(200, metrics.contentType, await metrics.text());
    return json(404, { error: "not-found" });
  } catch {
    return json(500, { error: "unexpected" });
  }
}
