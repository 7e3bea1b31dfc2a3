import type { Endpoint } from "../../contracts/endpoint.ts";
import type { ServedBrands } from "../../core/delivery/built-brand.ts";
import { NO_ORIGINS, type PageOrigins } from "../../core/delivery/page-origins.ts";
import type { House } from "../house/house.ts";
import { allowFrames } from "./allow-frames.ts";
import { allowSites } from "./allow-sites.ts";
import { answerRows } from "./answer-rows.ts";
import type { HandleOptions } from "./handle-request.ts";
import { callInProcess } from "./http/call-in-process.ts";
import type { Answer } from "./http/http-call.ts";
import { methodOf } from "./http/method-of.ts";
import { type Log, logToStderr } from "./ops/log.ts";
import type { OnSiteReport } from "./ops/site-reports.ts";
import { beginEffect, withWritten } from "./ops/written.ts";
import { listPictures, type Pictures } from "./pictures/list-pictures.ts";
import { createPictureServer } from "./pictures/picture-server.ts";
import { httpErrorReply, unexpectedReply } from "./problem-reply.ts";
import { guardControls } from "./sandbox/guard-controls.ts";
import type { Sandbox } from "./sandbox/sandbox.ts";
import { createSandboxApp } from "./sandbox/sandbox-app.ts";
import { stampTime } from "./sandbox/stamp-time.ts";
import { builtBrands } from "./site/built-brands.ts";
import type { Site } from "./site/load-site.ts";
import { createSiteServer } from "./site/site-server.ts";
import { type SmallFileOptions, smallFile } from "./site/small-files.ts";

export interface AppOptions extends Partial<HandleOptions> {
  /** The built site; served under the paths that no endpoint has. */
  readonly site?: Site;
  /** The site's brands at this moment; by default those of the build. */
  readonly brands?: () => ServedBrands;
  /** Other origins that the pages of every brand load from. */
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
  /** Hears what pages report about themselves. */
  readonly onSiteReport?: OnSiteReport;
}

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
  let api: Answer = allowFrames(answerRows(house, { ...options, log, withWritten, beginEffect }));
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

/** Answers everything that is not under /api. */
function answerOthers(options: AppOptions): Answer {
  const { site, origins = NO_ORIGINS, otherSites = [], mockProviders, smallFiles, sandbox } = options;
  const servePicture = createPictureServer(options.pictures ?? listPictures());
  const built = site && builtBrands(site);
  const serveSite = built && createSiteServer(site, options.brands ?? (() => built), origins, otherSites);
  const guarded = sandbox && guardControls(sandbox.token, createSandboxApp(sandbox));
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

function isUnder(path: string, folder: string): boolean {
  return path.startsWith(folder) && (path.length === folder.length || path[folder.length] === "/");
}
