import type { MiddlewareHandler } from "hono";
import type { ServedBrands } from "../../contracts/delivery/built-brand.ts";
import type { Endpoint } from "../../contracts/endpoint.ts";
import { gamesEndpoints } from "../../contracts/endpoints/games.ts";
import { inMatchingOrder } from "../../contracts/table.ts";
import type { Clock } from "../../core/platform/device.ts";
import { RENEWED_TOKEN_HEADER } from "../../core/session/model.ts";
import type { House } from "../house/house.ts";
import { type AnsweredRow, answerRows, type RowOptions } from "./answer-rows.ts";
import type { HandleOptions } from "./handle-request.ts";
import type { OnSiteReport } from "./handlers/telemetry.ts";
import {
  addHeaders,
  answering,
  connectedOf,
  createHttpApp,
  type HttpApp,
  type HttpEnv,
  headersOf,
  respond,
  sentPath,
} from "./http/http-app.ts";
import { type HttpCall, NO_PAGE, type Reply } from "./http/http-call.ts";
import { matchRows } from "./http/match-rows.ts";
import { type Log, logToStderr } from "./ops/log.ts";
import { beginEffect, withWritten } from "./ops/written.ts";
import { createPictureServer, listPictures, type Pictures } from "./pictures/picture-server.ts";
import { httpErrorReply, unexpectedReply } from "./problem-reply.ts";
import { builtBrands } from "./site/built-brands.ts";
import type { Site } from "./site/load-site.ts";
import { createSiteServer } from "./site/site-server.ts";
import { type SmallFileOptions, smallFile } from "./site/small-files.ts";
import { createStaffApp } from "./staff/staff-app.ts";

export interface AppOptions extends Partial<HandleOptions>, Pick<RowOptions, "aroundRow"> {
  /** The built site; served under the paths that no endpoint has. */
  readonly site?: Site;
  /** The site's brands at this moment; by default those of the build. */
  readonly brands?: () => ServedBrands;
  /** Origins of sites on other servers. They may call the API and frame the games' pages. */
  readonly otherSites?: readonly string[];
  /** The pictures under /pictures; by default those that the house brings. */
  readonly pictures?: Pictures;
  /** What answers below further paths, like `/sandbox`. */
  readonly mounts?: Readonly<Record<string, HttpApp>>;
  /** Dates the replies of the API; the machine's clock by default. */
  readonly clock?: Clock;
  /** Rows that this house cannot answer, for want of a bank. They answer 501. */
  readonly unavailable?: ReadonlySet<Endpoint>;
  /** robots.txt and security.txt; undefined serves neither. */
  readonly smallFiles?: SmallFileOptions;
  /** Receives unexpected errors; stderr by default. Never receives a header or a body, which may hold secrets. */
  readonly log?: Log;
  /** Hears what pages report about themselves. */
  readonly onSiteReport?: OnSiteReport;
}

/** What the access log calls the paths that are no rows and have no personal data. */
const OTHER_ROUTES = ["/assets/*", "/pictures/*", "/play/*", "/sandbox/*", "/staff/*", "/mock-providers/*"];

/** What answers requests, over a connection or in this process. */
export interface App {
  readonly fetch: (request: Request, env?: HttpEnv["Bindings"]) => Response | Promise<Response>;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Serves a house over HTTP, with a route for every endpoint of the contract. */
export function createApp(house: House, options: AppOptions = {}): App {
  const { log = logToStderr } = options;
  const api = createApi(house, { ...options, log });
  const others = createOthers(house, { ...options, mounts: { "/staff": createStaffApp(house), ...options.mounts } });
  for (const app of [api, others])
    app.onError((error, c) => {
      const requestId = connectedOf(c)?.trace?.id;
      log("error", "the request failed", { requestId }, error);
      return respond(c, unexpectedReply(requestId));
    });
  // Two apps, so that a call of the API fits one route and nothing else: Hono then calls its handler and composes nothing.
  const fetch: App["fetch"] = (request, env) =>
    (/^\/api(\/|$)/.test(sentPath(request, env)) ? api : others).fetch(request, env);
  return { fetch, request: async (path, init) => fetch(new Request(new URL(path, "http://localhost"), init)) };
}

function createApi(house: House, options: AppOptions & { readonly log: Log }): HttpApp {
  const { otherSites = [], clock } = options;
  const api = createHttpApp();
  if (otherSites.length > 0) api.use(allowSites(otherSites));
  if (clock) api.use(addHeaders(() => ({ date: new Date(clock()).toUTCString() })));
  allowFrames(api);
  addRows(api, answerRows(house, { ...options, withWritten, beginEffect }));
  return api;
}

/** A route for each row. Any other method of its path gets 405. */
export function addRows(api: HttpApp, rows: readonly AnsweredRow[]): void {
  // The first route that fits answers.
  for (const { method, path, answer } of inMatchingOrder(rows.map(({ row, answer }) => ({ ...row, answer }))))
    api.on(method, path.replace(/\{(\w+)\}/g, ":$1"), answering(answer));
  const find = matchRows(rows.map(({ row }) => row));
  api.notFound((c) => {
    const found = find("", c.req.path);
    if (!found || !("allow" in found)) return respond(c, httpErrorReply("not-found"));
    return respond(c, httpErrorReply("method-not-allowed", { allow: [...new Set(found.allow)].join(", ") }));
  });
}

/** Everything that is not under /api. */
function createOthers(house: House, options: AppOptions): HttpApp {
  const app = createHttpApp();
  app.notFound((c) => respond(c, httpErrorReply("not-found")));
  for (const route of OTHER_ROUTES)
    app.use(route, async (c, next) => {
      const trace = connectedOf(c)?.trace;
      if (trace) trace.route = route;
      await next();
    });
  for (const [path, mounted] of Object.entries(options.mounts ?? {})) {
    app.route("/", mounted);
    app.all(`${path}/*`, (c) => c.notFound());
  }
  const file = answerFile(house, options);
  app.get("*", (c) => answering((call) => file(call) ?? httpErrorReply("not-found"))(c));
  return app;
}

/** The files of pictures and of the site. */
function answerFile(house: House, options: AppOptions): (call: HttpCall) => Reply | undefined {
  const { site, otherSites = [], smallFiles } = options;
  const servePicture = createPictureServer(options.pictures ?? listPictures());
  const built = site && builtBrands(site);
  const serveSite = built && createSiteServer(site, options.brands ?? (() => built), () => house.offer(), otherSites);
  return (call) =>
    /^\/pictures(\/|$)/.test(call.path)
      ? servePicture(call)
      : ((smallFiles && smallFile(call.path, smallFiles)) ?? serveSite?.(call));
}

/**
 * The endpoints that a game's own page calls. It runs in a frame without the site's origin, so that it cannot read the
 * member's token. Its origin is "null", and the launch id in the body identifies the player.
 */
const FRAME_ENDPOINTS: readonly Endpoint[] = [gamesEndpoints.gameTable, gamesEndpoints.playRound];

const ANY_ORIGIN = { "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" };
const PREFLIGHT = {
  ...NO_PAGE,
  ...ANY_ORIGIN,
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": "content-type, idempotency-key",
  "access-control-max-age": "600",
};

/** Answers the preflight request and lets pages of any origin read the reply. Never allows credentials. */
function allowFrames(app: HttpApp): void {
  for (const { path } of FRAME_ENDPOINTS) {
    app.options(path, (c) => respond(c, { status: 204, headers: PREFLIGHT, body: undefined }));
    app.use(
      path,
      addHeaders(() => ANY_ORIGIN),
    );
  }
}

/** The contract's headers, the content type of JSON and the idempotency key. */
const HEADERS =
  "authorization, channel, content-type, idempotency-key, last-event-id, platform, webhostname, webversion";

/** What a page of another origin may read of a reply, beside its body. */
const EXPOSED_HEADERS = `date, retry-after, x-request-id, ${RENEWED_TOKEN_HEADER}`;

/** Allows pages of these origins to call. Never allows credentials: pages send a token, not a cookie. */
function allowSites(origins: readonly string[]): MiddlewareHandler<HttpEnv> {
  return (c, next) => {
    const { origin, "access-control-request-method": asked } = headersOf(c);
    if (origin === undefined || !origins.includes(origin)) return addHeaders(() => ({ vary: "origin" }))(c, next);
    const allowed = { "access-control-allow-origin": origin, vary: "origin" };
    if (c.req.method !== "OPTIONS" || asked === undefined)
      return addHeaders(() => ({ ...allowed, "access-control-expose-headers": EXPOSED_HEADERS }))(c, next);
    const headers = {
      ...NO_PAGE,
      ...allowed,
      "access-control-allow-methods": "GET, PATCH, POST",
      "access-control-allow-headers": HEADERS,
      "access-control-max-age": "600",
    };
    return Promise.resolve(respond(c, { status: 204, headers, body: undefined }));
  };
}
