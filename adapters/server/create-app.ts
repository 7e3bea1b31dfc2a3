import type { Endpoint } from "../../contracts/endpoint.ts";
import { inMatchingOrder } from "../../contracts/matching-order.ts";
import type { ENDPOINTS } from "../../contracts/table.ts";
import { NO_ORIGINS, type PageOrigins } from "../../core/delivery/page-origins.ts";
import type { House } from "../house/house.ts";
import { allowFrames } from "./allow-frames.ts";
import { allowSites } from "./allow-sites.ts";
import { streamBudget } from "./edge/stream-budget.ts";
import { type HandleOptions, handleRequest } from "./handle-request.ts";
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
import { callInProcess } from "./http/call-in-process.ts";
import type { Answer, HttpCall, Reply } from "./http/http-call.ts";
import { queryOf } from "./http/query-of.ts";
import type { RoutedCall } from "./http/routed-call.ts";
import { createRouter } from "./http/router.ts";
import { SERVER_LIMITS } from "./limits.ts";
import { failureReply } from "./ops/failure-reply.ts";
import { type Log, logToStderr } from "./ops/log.ts";
import { withWritten } from "./ops/written.ts";
import { listPictures, type Pictures } from "./pictures/list-pictures.ts";
import { createPictureServer } from "./pictures/picture-server.ts";
import { httpErrorReply, unexpectedReply } from "./problem-reply.ts";
import { injectFault } from "./sandbox/inject-fault.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { createSandboxApp } from "./sandbox/sandbox-app.ts";
import { requireSandboxToken } from "./sandbox/sandbox-token.ts";
import { stampTime } from "./sandbox/stamp-time.ts";
import type { Site } from "./site/load-site.ts";
import { createSiteServer } from "./site/site-server.ts";
import { type SmallFileOptions, smallFile } from "./site/small-files.ts";

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
  readonly mockProviders?: Answer;
  /** Adds the controls under /sandbox. Must have the same house. */
  readonly sandbox?: Sandbox;
  /** Rows that this house cannot answer, for want of a bank or a provider. They answer 501. */
  readonly unavailable?: ReadonlySet<Endpoint>;
  /** robots.txt and security.txt; undefined serves neither. */
  readonly smallFiles?: SmallFileOptions;
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

export interface App {
  /** Never throws. */
  readonly answer: Answer;
  /** Calls the app in this process, as `fetch` does. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Serves a house over HTTP, with a route for every endpoint of the contract. */
export function createApp(house: House, options: AppOptions = {}): App {
  const { log = logToStderr, otherSites = [], sandbox } = options;
  let api: Answer = allowFrames(answerRows(house, { ...options, log }));
  if (sandbox) api = stampTime(sandbox.clock.now, api);
  if (otherSites.length > 0) api = allowSites(otherSites, api);
  const others = answerOthers(options);
  const answer: Answer = async (call) => {
    try {
      return await (isUnder(call.path, "/api") ? api(call) : others(call));
    } catch (error) {
      const requestId = call.trace?.id;
      log("error", "the request failed", { requestId }, error);
      return unexpectedReply(requestId);
    }
  };
  return { answer, request: (path, init) => callInProcess(answer, path, init) };
}

/** Answers the rows of the contract. */
function answerRows(house: House, options: AppOptions & { readonly log: Log }): Answer {
  const { checkReplies = false, limits = SERVER_LIMITS, unavailable, sandbox, log } = options;
  const handling: HandleOptions = { checkReplies, limits, takeStream: streamBudget(limits) };
  const routes = inMatchingOrder(Object.values<Handler>(HANDLERS).map((handler) => ({ ...handler.row, handler })));
  const router = createRouter(routes.map(({ method, path, handler }) => ({ method, path, target: handler })));

  const respond = (handler: Handler, routed: RoutedCall): Promise<Reply> => {
    const { row } = handler;
    const { trace } = routed.call;
    const onFailure = (error: unknown): void => {
      // The row's path, because the request's path may contain a phone number.
      const about = { requestId: trace?.id, row: `${row.method} ${row.path}`, member: trace?.member };
      log("error", "the call failed", about, error);
    };
    return withWritten(
      row,
      () => handleRequest(house, handler, routed, { ...handling, onStreamFailure: onFailure }),
      (error, appended) => {
        onFailure(error);
        return failureReply(error, appended, trace?.id);
      },
    );
  };
  return (call) => {
    const match = router.find(methodOf(call), call.path);
    if (!match) return httpErrorReply("not-found");
    if ("allow" in match) return httpErrorReply("method-not-allowed", { allow: match.allow.join(", ") });
    const { target: handler, params } = match;
    if (call.trace) {
      call.trace.route = handler.row.path;
      call.trace.row = handler.row;
    }
    if (unavailable?.has(handler.row)) return httpErrorReply("not-available");
    const proceed = () => respond(handler, { call, params, query: queryOf(call.search) });
    const fault = sandbox?.faults.take(handler.row);
    return fault ? injectFault(fault, proceed) : proceed();
  };
}

/** Answers everything that is not under /api. */
function answerOthers(options: AppOptions): Answer {
  const { site, origins = NO_ORIGINS, otherSites = [], mockProviders, smallFiles, sandbox } = options;
  const servePicture = createPictureServer(options.pictures ?? listPictures());
  const serveSite = site && createSiteServer(site, origins, otherSites);
  const controls = sandbox && createSandboxApp(sandbox);
  const guarded = controls && sandbox.token !== undefined ? requireSandboxToken(sandbox.token, controls) : controls;
  return (call) => {
    const { path, trace } = call;
    const route = OTHER_ROUTES.find((each) => isUnder(path, each.slice(0, -2)));
    if (trace && route !== undefined) trace.route = route;
    if (mockProviders && isUnder(path, "/stand-ins")) return mockProviders(call);
    if (guarded && isUnder(path, "/sandbox")) return guarded(call);
    const file =
      methodOf(call) === "GET"
        ? isUnder(path, "/pictures")
          ? servePicture(call)
          : ((smallFiles && smallFile(path, smallFiles)) ?? serveSite?.(call))
        : undefined;
    return file ?? httpErrorReply("not-found");
  };
}

/** A HEAD is a GET whose reply has no body. */
function methodOf({ method }: HttpCall): string {
  return method === "HEAD" ? "GET" : method;
}

function isUnder(path: string, folder: string): boolean {
  return path.startsWith(folder) && (path.length === folder.length || path[folder.length] === "/");
}
