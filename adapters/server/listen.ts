import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { ok, type Result } from "../../core/shared/result.ts";
import { addressGroup } from "../house/session/caller.ts";
import { callerOf, clientAddress, isProxied, TRUST_NO_PROXY, type TrustProxy } from "./client-address.ts";
import type { App } from "./create-app.ts";
import { type Access, type RequestTrace, requestId, UNKNOWN_ROUTE } from "./edge/access-log.ts";
import type { HostNames } from "./edge/allowed-hosts.ts";
import { createBudget } from "./edge/budget.ts";
import { answerClientError, checkRequest, type Rejection, reject, rejectConnection } from "./edge/check-request.ts";
import { createConnections } from "./edge/connections.ts";
import { readIncoming, sendReply } from "./http/connection.ts";
import type { Connected } from "./http/http-call.ts";
import { SERVER_LIMITS, type ServerLimits } from "./limits.ts";
import { listenOn, type StartFailure } from "./listen-on.ts";
import { closeAfterReply, drain } from "./ops/drain.ts";
import { httpErrorBody } from "./problem-reply.ts";

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Calls and event streams under way. */
  readonly underWay: () => { readonly calls: number; readonly streams: number };
  /** Lets clients use another connection after each reply, so that fewer are cut by `stop`. */
  readonly retire: () => void;
  /** Accepts no new connections. Resolves when the running calls are answered, or cut after `drainMs`. */
  readonly stop: () => Promise<void>;
  /** How many calls the stop has cut. */
  readonly cut: () => number;
}

/** When browsers are told to use HTTPS only: where a trusted proxy says that the client does, or in every reply. */
export type Hsts = "behind-tls" | "behind-tls-with-subdomains" | "always" | "never";

export interface ListenOptions {
  readonly limits?: ServerLimits;
  readonly trustProxy?: TrustProxy;
  /** Names of this server, in lower case, besides this machine's own and the address that was called. */
  readonly hostNames?: HostNames;
  readonly hsts?: Hsts;
  /** Called once for each request, when it is answered or its client has left. */
  readonly onAccess?: ((access: Access) => void) | undefined;
}

/** What a caller of an event stream accepts. */
const EVENT_STREAM = "text/event-stream";
/** How often Node looks for requests that are late. */
const MOST_CHECK_INTERVAL_MS = 1000;
const YEAR = "max-age=31536000";
/** Browsers take the type that the reply says. */
const NO_GUESS: [name: string, value: string] = ["x-content-type-options", "nosniff"];

/** Serves an app over connections, each call within the limits. */
export async function listen(
  app: Pick<App, "fetch">,
  host: string,
  port: number,
  options: ListenOptions = {},
): Promise<Result<Listening, StartFailure>> {
  const {
    limits = SERVER_LIMITS,
    trustProxy = TRUST_NO_PROXY,
    hostNames = new Set<string>(),
    hsts = "behind-tls",
  } = options;
  const budget = { perKey: limits.connectionsPerAddress, total: limits.connections };
  const connections = createConnections(budget);
  const callsBehindProxy = createBudget(budget);
  const calls = new Set<ServerResponse>();
  const streams = new Set<ServerResponse>();
  let draining: Promise<number> | undefined;
  let cut = 0;
  let retiring = false;

  const receive = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming;
    const proxied = isProxied(incoming, trustProxy);
    const trace = traceOf(incoming, proxied);
    const caller = callerOf(incoming, trustProxy);
    const address = caller?.address ?? "";
    calls.add(outgoing);
    if (retiring) closeAfterReply(outgoing);
    const release = proxied ? callsBehindProxy.take(addressGroup(address)) : () => {};
    const arrivedAt = Date.now();
    const startedAt = performance.now();
    const bytesBefore = socket.bytesWritten;
    connections.begin(incoming, outgoing);
    outgoing.on("close", () => {
      calls.delete(outgoing);
      release?.();
      if (!options.onAccess) return;
      options.onAccess({
        time: new Date(arrivedAt).toISOString(),
        id: trace.id,
        method: incoming.method ?? "",
        route: trace.route,
        status: outgoing.writableFinished || outgoing.headersSent ? outgoing.statusCode : 0,
        code: trace.code,
        ms: Math.round(performance.now() - startedAt),
        bytes: socket.bytesWritten - bytesBefore,
        address,
        member: trace.member,
        row: trace.row,
      });
    });
    const shared: [name: string, value: string][] = [["x-request-id", trace.id], NO_GUESS];
    if (hsts === "always" || (hsts !== "never" && trace.secure))
      shared.push([
        "strict-transport-security",
        hsts === "behind-tls-with-subdomains" ? `${YEAR}; includeSubDomains` : YEAR,
      ]);
    const rejected: Rejection | undefined = release
      ? checkRequest(incoming, hostNames)
      : httpErrorBody("too-many-connections");
    if (rejected) {
      trace.code = rejected.code;
      return reject(incoming, outgoing, rejected, shared);
    }
    if (incoming.headers.accept === EVENT_STREAM) {
      streams.add(outgoing);
      outgoing.once("close", () => streams.delete(outgoing));
    }
    const target = pathAndQuery(incoming.url ?? "/");
    const mark = target.indexOf("?");
    const connected: Connected = {
      path: mark < 0 ? target : target.slice(0, mark),
      search: mark < 0 ? "" : target.slice(mark + 1),
      headers: incoming.headers,
      caller,
      trace,
      signal: () => signalOf(outgoing),
      readBody: (bodyLimits) => readIncoming(incoming, bodyLimits),
      send: (reply) => sendReply(outgoing, reply, shared),
    };
    // A Request around Node's would cost 20 µs, and the routes ask for its method only.
    const request = { method: incoming.method ?? "GET" } as Request;
    Promise.resolve(app.fetch(request, { connected })).catch((error: unknown) => {
      outgoing.destroy();
      process.stderr.write(`${trace.id} a reply could not be sent: ${String(error)}\n`);
    });
  };

  const server = createServer(
    {
      headersTimeout: limits.headMs,
      requestTimeout: limits.headMs + limits.bodyMs,
      connectionsCheckingInterval: Math.min(MOST_CHECK_INTERVAL_MS, Math.ceil(limits.headMs / 4)),
      // Checked with the other hosts, so that the reply has the usual shape.
      requireHostHeader: false,
    },
    receive,
  );
  server.on("clientError", (error, socket) => answerClientError(error, socket, connections.isBusy(socket)));
  server.on("connection", (socket) => {
    const address = clientAddress({ headers: {}, socket }, TRUST_NO_PROXY) ?? "";
    // All clients of a proxy share its address, so a proxy's connections count only in all.
    const trusted = isProxied({ headers: {}, socket }, trustProxy);
    if (!connections.admit(socket, trusted ? `proxy ${socket.remotePort}` : addressGroup(address)))
      rejectConnection(socket);
  });
  server.setTimeout(limits.unreadMs, (socket) => {
    // A call that runs and has nothing to send yet may go on; the timer starts again.
    if (connections.isBusy(socket) && socket.writableLength === 0) socket.setTimeout(limits.unreadMs);
    else socket.destroy();
  });

  const listening = await listenOn(server, host, port);
  if (!listening.ok) return listening;
  return ok({
    ...listening.value,
    underWay: () => ({ calls: calls.size - streams.size, streams: streams.size }),
    retire() {
      retiring = true;
    },
    async stop() {
      retiring = true;
      draining ??= drain(server, { calls, streams }, limits.drainMs);
      cut = await draining;
    },
    cut: () => cut,
  });
}

function traceOf({ headers }: IncomingMessage, proxied: boolean): RequestTrace {
  const given = headers["x-request-id"];
  return {
    id: requestId(proxied && typeof given === "string" ? given : undefined),
    secure: proxied && headers["x-forwarded-proto"] === "https",
    route: UNKNOWN_ROUTE,
    row: undefined,
    member: undefined,
    code: undefined,
  };
}

/** A target may have a scheme and a host before the path; `*` is none of a page. */
function pathAndQuery(target: string): string {
  if (target.startsWith("/")) return withoutFragment(target);
  const [, rest = ""] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  return withoutFragment(rest.startsWith("/") ? rest : `/${rest}`);
}

/** No client sends a fragment, but HTTP's parser accepts one. */
function withoutFragment(target: string): string {
  const mark = target.indexOf("#");
  return mark < 0 ? target : target.slice(0, mark);
}

/** Ends when the client no longer waits for the reply. */
function signalOf(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (outgoing.destroyed) gone.abort();
  else outgoing.once("close", () => outgoing.writableFinished || gone.abort());
  return gone.signal;
}
