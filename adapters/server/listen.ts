import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ok, type Result } from "../../core/shared/result.ts";
import { addressGroup } from "../house/session/address-group.ts";
import { callerOf, clientAddress, isProxied } from "./client-address.ts";
import type { Access } from "./edge/access-log.ts";
import type { HostNames } from "./edge/allowed-hosts.ts";
import { createBudget } from "./edge/budget.ts";
import { checkRequest, type Rejection } from "./edge/check-request.ts";
import { answerClientError, reject, rejectConnection } from "./edge/reject.ts";
import { type RequestTrace, requestId, UNKNOWN_ROUTE } from "./edge/request-trace.ts";
import type { Answer } from "./http/http-call.ts";
import { incomingCall } from "./http/incoming-call.ts";
import { sendReply } from "./http/send-reply.ts";
import { SERVER_LIMITS, type ServerLimits } from "./limits.ts";
import { listenOn } from "./listen-on.ts";
import { closeAfterReply, drain } from "./ops/drain.ts";
import { httpErrorBody } from "./problem-reply.ts";
import type { StartFailure } from "./start-failure.ts";
import { TRUST_NO_PROXY, type TrustProxy } from "./trust-proxy.ts";

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
export type Hsts = "behind-tls" | "always" | "never";

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
const HSTS_VALUE = "max-age=31536000";

/** `answer` may not throw. */
export async function listen(
  answer: Answer,
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
  const connections = createBudget(budget);
  const callsBehindProxy = createBudget(budget);
  const calls = new Set<ServerResponse>();
  const streams = new Set<ServerResponse>();
  let draining: Promise<number> | undefined;
  let cut = 0;
  let retiring = false;
  const busy = new WeakSet<Duplex>();

  const receive = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { socket } = incoming;
    const proxied = isProxied(incoming, trustProxy);
    const trace = traceOf(incoming, proxied);
    const caller = callerOf(incoming, trustProxy);
    const address = caller?.address ?? "";
    busy.add(socket);
    calls.add(outgoing);
    if (retiring) closeAfterReply(outgoing);
    const release = proxied ? callsBehindProxy.take(addressGroup(address)) : () => {};
    const arrivedAt = Date.now();
    const startedAt = performance.now();
    const bytesBefore = socket.bytesWritten;
    outgoing.on("close", () => {
      busy.delete(socket);
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
    const shared = ["x-request-id", trace.id];
    if (hsts === "always" || (hsts === "behind-tls" && trace.secure)) {
      shared.push("strict-transport-security", HSTS_VALUE);
    }
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
    Promise.resolve(answer(incomingCall(incoming, outgoing, caller, trace)))
      .then((reply) => {
        trace.code = reply.code;
        sendReply(outgoing, reply, shared);
      })
      .catch((error: unknown) => {
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
  server.on("clientError", (error, socket) => answerClientError(error, socket, busy.has(socket)));
  server.on("connection", (socket) => {
    const address = clientAddress({ headers: {}, socket }, TRUST_NO_PROXY) ?? "";
    // All clients of a proxy share its address, so a proxy's connections count only in all.
    const trusted = isProxied({ headers: {}, socket }, trustProxy);
    const release = connections.take(trusted ? `proxy ${socket.remotePort}` : addressGroup(address));
    if (!release) return rejectConnection(socket);
    socket.once("close", release);
  });
  server.setTimeout(limits.unreadMs, (socket) => {
    // A call that runs and has nothing to send yet may go on; the timer starts again.
    if (busy.has(socket) && socket.writableLength === 0) socket.setTimeout(limits.unreadMs);
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
