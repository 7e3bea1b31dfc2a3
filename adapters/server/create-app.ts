import { Hono } from "hono";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { inMatchingOrder } from "../../contracts/matching-order.ts";
import type { ENDPOINTS } from "../../contracts/table.ts";
import { NO_ORIGINS, type PageOrigins } from "../../core/delivery/page-origins.ts";
import type { House } from "../house/house.ts";
import { allowFrames, FRAME_ENDPOINTS } from "./allow-frames.ts";
import { allowSites } from "./allow-sites.ts";
import { callerOf } from "./client-address.ts";
import type { Connection } from "./connection.ts";
import { streamBudget } from "./edge/stream-budget.ts";
import { type HandleOptions, handleRequest, type RoutedRequest } from "./handle-request.ts";
import { affiliateHandlers } from "./handlers/affiliate.ts";
import { devicesHandlers } from "./handlers/devices.ts";
import { gamesHandlers } from "./handlers/games.ts";
import type { Handler, Handlers } from "./handlers/handler.ts";
import { inboxHandlers } from "./handlers/inbox.ts";
import { rewardsHandlers } from "./handlers/rewards.ts";
import { secondFactorHandlers } from "./handlers/second-factor.ts";
import { sessionHandlers } from "./handlers/session.ts";
import { siteHandlers } from "./handlers/site.ts";
import { walletHandlers } from "./handlers/wallet.ts";
import { SERVER_LIMITS } from "./limits.ts";
import { failureReply } from "./ops/failure-reply.ts";
import { type Log, logToStderr } from "./ops/log.ts";
import { withWritten } from "./ops/written.ts";
import { listPictures, type Pictures } from "./pictures/list-pictures.ts";
import { createPictureServer } from "./pictures/picture-server.ts";
import { codeOfReply, httpErrorReply, unexpectedReply } from "./problem-reply.ts";
import { connectionCutter } from "./sandbox/connection-cutter.ts";
import { injectFault } from "./sandbox/inject-fault.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { createSandboxApp } from "./sandbox/sandbox-app.ts";
import { requireSandboxToken } from "./sandbox/sandbox-token.ts";
import { stampTime } from "./sandbox/stamp-time.ts";
import type { Site } from "./site/load-site.ts";
import { createSiteServer } from "./site/site-server.ts";
import { type SmallFileOptions, smallFile } from "./site/small-files.ts";
import { TRUST_NO_PROXY, type TrustProxy } from "./trust-proxy.ts";

export interface AppOptions extends Partial<HandleOptions> {
  /** The built site; served under the paths that no endpoint has. */
  readonly site?: Site;
  /** Other origins that the site's pages load from. */
  readonly origins?: PageOrigins;
  /** Origins of sites on other servers. They may call the API and frame the games' pages. */
  readonly otherSites?: readonly string[];
  /** The pictures under /pictures; by default those that the house brings. */
  readonly pictures?: Pictures;
  /** Pages that the site embeds where no real provider is configured. Served under /stand-ins. */
  readonly mockProviders?: Hono;
  /** Adds the controls under /sandbox. Must have the same house. */
  readonly sandbox?: Sandbox;
  /** Rows that this house cannot answer, for want of a bank or a provider. They answer 501. */
  readonly unavailable?: ReadonlySet<Endpoint>;
  /** robots.txt and security.txt; undefined serves neither. */
  readonly smallFiles?: SmallFileOptions;
  /** Which proxies may say who the client is; by default none. */
  readonly trustProxy?: TrustProxy;
  /** Receives unexpected errors; stderr by default. Never receives a header or a body, which may hold secrets. */
  readonly log?: Log;
}

const HANDLERS: Handlers<typeof ENDPOINTS> = {
  ...gamesHandlers,
  ...rewardsHandlers,
  ...sessionHandlers,
  ...devicesHandlers,
  ...walletHandlers,
  ...affiliateHandlers,
  ...siteHandlers,
  ...inboxHandlers,
  ...secondFactorHandlers,
};

/** What the access log calls the paths that are no rows and have no personal data. */
const OTHER_ROUTES = ["/assets/*", "/pictures/*", "/play/*", "/sandbox/*", "/stand-ins/*"];

/** Serves a house over HTTP, with a route for every endpoint of the contract. `app.fetch` calls it in process. */
export function createApp(house: House, options: AppOptions = {}): Hono<{ Bindings: Connection }> {
  const {
    checkReplies = false,
    log = logToStderr,
    site,
    origins = NO_ORIGINS,
    otherSites = [],
    mockProviders,
    smallFiles,
    unavailable,
    sandbox,
    pictures = listPictures(),
    trustProxy = TRUST_NO_PROXY,
    limits = SERVER_LIMITS,
  } = options;
  const app = new Hono<{ Bindings: Connection }>();
  const takeStream = streamBudget(limits);
  const routes = inMatchingOrder(Object.values<Handler>(HANDLERS).map((handler) => ({ ...handler.row, handler })));

  for (const route of OTHER_ROUTES) {
    app.use(route, async ({ env }, next) => {
      if (env?.trace) env.trace.route = route;
      await next();
    });
  }
  if (otherSites.length > 0) app.use("/api/*", allowSites(otherSites));
  if (sandbox) app.use("/api/*", stampTime(sandbox.clock.now));
  for (const { path } of FRAME_ENDPOINTS) app.use(path, allowFrames);
  for (const { handler } of routes) {
    const { row } = handler;
    const respond = async (routed: RoutedRequest): Promise<Response> => {
      const { trace } = routed;
      const onFailure = (error: unknown): void => {
        // The row's path, because the request's path may contain a phone number.
        const about = { requestId: trace?.id, row: `${row.method} ${row.path}`, member: trace?.member };
        log("error", "the call failed", about, error);
      };
      const reply = await withWritten(
        row,
        () => handleRequest(house, handler, routed, { checkReplies, limits, takeStream, onStreamFailure: onFailure }),
        (error, appended) => {
          onFailure(error);
          return failureReply(error, appended, trace?.id);
        },
      );
      if (trace) trace.code = codeOfReply(reply);
      return reply;
    };
    app.on(row.method, routePath(row.path), ({ req, env }) => {
      const trace = env?.trace;
      if (trace) {
        trace.route = row.path;
        trace.row = row;
      }
      if (unavailable?.has(row)) return httpErrorReply("not-available");
      const caller = callerOf(env?.incoming, trustProxy);
      const proceed = () => respond({ request: req.raw, params: req.param(), query: req.query(), caller, trace });
      const fault = sandbox?.faults.take(row);
      return fault ? injectFault(fault, proceed, connectionCutter(env)) : proceed();
    });
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(routePath(path), () => httpErrorReply("method-not-allowed", { allow: methods.join(", ") }));
  }
  const servePicture = createPictureServer(pictures);
  app.get("/pictures/*", ({ req }) => servePicture(req.raw) ?? httpErrorReply("not-found"));
  if (smallFiles) app.get("*", ({ req }, next) => smallFile(req.path, smallFiles) ?? next());
  if (mockProviders) app.route("/stand-ins", mockProviders);
  if (sandbox?.token !== undefined) app.use("/sandbox/*", requireSandboxToken(sandbox.token));
  if (sandbox) app.route("/sandbox", createSandboxApp(sandbox));
  if (site) {
    const serveSite = createSiteServer(site, origins, otherSites);
    app.get("*", ({ req, env }) => serveSite(req.raw, env?.trace?.secure) ?? httpErrorReply("not-found"));
  }
  app.notFound(() => httpErrorReply("not-found"));
  app.onError((error, { env }) => {
    const requestId = env?.trace?.id;
    log("error", "the request failed", { requestId }, error);
    return unexpectedReply(requestId);
  });
  return app;
}

/** `/withdraw/{uuid}` becomes `/withdraw/:uuid`. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}
