import { Hono } from "hono";
import { inMatchingOrder } from "../../contracts/matching-order.ts";
import type { ENDPOINTS } from "../../contracts/table.ts";
import { NO_ORIGINS, type PageOrigins } from "../../core/delivery/page-origins.ts";
import type { House } from "../house/house.ts";
import { allowFrames, FRAME_ENDPOINTS } from "./allow-frames.ts";
import { allowSites } from "./allow-sites.ts";
import { type HandleOptions, handleRequest, type RoutedRequest } from "./handle-request.ts";
import { affiliateHandlers } from "./handlers/affiliate.ts";
import { gamesHandlers } from "./handlers/games.ts";
import type { Handler, Handlers } from "./handlers/handler.ts";
import { rewardsHandlers } from "./handlers/rewards.ts";
import { sessionHandlers } from "./handlers/session.ts";
import { siteHandlers } from "./handlers/site.ts";
import { walletHandlers } from "./handlers/wallet.ts";
import { httpErrorReply } from "./problem-reply.ts";
import { type Connection, connectionCutter } from "./sandbox/cut-connection.ts";
import { injectFault } from "./sandbox/inject-fault.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { createSandboxApp } from "./sandbox/sandbox-app.ts";
import type { Site } from "./site/load-site.ts";
import { createSiteServer } from "./site/serve-site.ts";

export interface AppOptions extends Partial<HandleOptions> {
  /** Served beside the calls. */
  readonly site?: Site;
  /** Other origins that the site's pages need. */
  readonly origins?: PageOrigins;
  /** Origins of sites served elsewhere that may call, and frame the games' pages. */
  readonly otherSites?: readonly string[];
  /** Pages that the site embeds where no other provider's are configured, under /stand-ins. */
  readonly mockProviders?: Hono;
  /** Opens the controls under /sandbox; its house is the one that is served. */
  readonly sandbox?: Sandbox;
  /** Hears of what nobody foresaw; stderr unless told. Never gets a header or a body, where secrets are. */
  readonly log?: (line: string) => void;
}

const HANDLERS: Handlers<typeof ENDPOINTS> = {
  ...gamesHandlers,
  ...rewardsHandlers,
  ...sessionHandlers,
  ...walletHandlers,
  ...affiliateHandlers,
  ...siteHandlers,
};

/** A house behind HTTP: every row of the contract has its route. Callable in process through `app.fetch`. */
export function createApp(house: House, options: AppOptions = {}): Hono<{ Bindings: Connection }> {
  const {
    checkReplies = false,
    log = logToStderr,
    site,
    origins = NO_ORIGINS,
    otherSites = [],
    mockProviders,
    sandbox,
  } = options;
  const app = new Hono<{ Bindings: Connection }>();
  const routes = inMatchingOrder(Object.values<Handler>(HANDLERS).map((handler) => ({ ...handler.row, handler })));

  if (otherSites.length > 0) app.use("/api/*", allowSites(otherSites));
  for (const { path } of FRAME_ENDPOINTS) app.use(path, allowFrames);
  for (const { handler } of routes) {
    const { row } = handler;
    const answer = async (arrival: RoutedRequest): Promise<Response> => {
      try {
        return await handleRequest(house, handler, arrival, { checkReplies });
      } catch (error) {
        // The row's path, not the request's: that may hold a phone number.
        log(`${row.method} ${row.path}: ${error instanceof Error ? error.stack : String(error)}`);
        return httpErrorReply("unexpected");
      }
    };
    app.on(row.method, routePath(row.path), ({ req, env }) => {
      const proceed = () => answer({ request: req.raw, params: req.param(), query: req.query() });
      const fault = sandbox?.faults.take(row);
      return fault ? injectFault(fault, proceed, connectionCutter(env)) : proceed();
    });
  }
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map((route) => route.method);
    app.all(routePath(path), () => httpErrorReply("method-not-allowed", { allow: methods.join(", ") }));
  }
  if (mockProviders) app.route("/stand-ins", mockProviders);
  if (sandbox) app.route("/sandbox", createSandboxApp(sandbox));
  if (site) {
    const serveSite = createSiteServer(site, origins, otherSites);
    app.get("*", ({ req }) => serveSite(req.raw) ?? httpErrorReply("not-found"));
  }
  app.notFound(() => httpErrorReply("not-found"));
  app.onError((error) => {
    log(error.stack ?? error.message);
    return httpErrorReply("unexpected");
  });
  return app;
}

/** `/withdraw/{uuid}` as the router writes it. */
function routePath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

function logToStderr(line: string): void {
  process.stderr.write(`${line}\n`);
}
