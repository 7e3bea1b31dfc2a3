import { PAGE_PATHS } from "../delivery/page-paths.ts";
import { type BrowserFamily, ERROR_CLASSES, type ErrorClass, FRAME, MAX_FRAMES, type SiteRoute } from "./site-event.ts";

const ROUTES = PAGE_PATHS.map(
  (path) => [new RegExp(`^${path.replace(/:\w+/g, "[^/]+").replace(/\/$/, "")}/?$`, "i"), path] as const,
);

export function routeOf(pathname: string): SiteRoute {
  return ROUTES.find(([pattern]) => pattern.test(pathname))?.[1] ?? "other";
}

export function errorClassOf(error: unknown): ErrorClass {
  const name = error instanceof Error ? error.name : "";
  return ERROR_CLASSES.find((each) => each === name) ?? "other";
}

const PLACE = /\bhttps?:\/\/[^\s/]+\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?$/;

/**
 * The places of a stack, as `file.js:line:column`. Messages, function names, hosts, paths and queries are left out; so is
 * what the message itself says about places, since it may hold anything.
 */
export function framesOf(stack: string | undefined, message = ""): readonly string[] {
  return (stack ?? "")
    .split(message)
    .join("")
    .split("\n")
    .map((line) => PLACE.exec(line))
    .map((place) => (place ? `${place[1]}:${place[2]}:${place[3]}` : ""))
    .filter((frame) => FRAME.test(frame))
    .slice(0, MAX_FRAMES);
}

const FAMILIES: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/\bLine\/(\d{1,4})/, "line"],
  [/\bSamsungBrowser\/(\d{1,4})/, "samsung"],
  [/\bEdg\w*\/(\d{1,4})/, "edge"],
  [/(?:Chrome|CriOS)\/(\d{1,4})/, "chrome"],
  [/\b(?:Firefox|FxiOS)\/(\d{1,4})/, "firefox"],
  [/\bVersion\/(\d{1,4})\S* .*Safari\//, "safari"],
];

export function browserOf(userAgent: string): { readonly browser: BrowserFamily; readonly browserMajor: number } {
  for (const [pattern, browser] of FAMILIES) {
    const [, major] = pattern.exec(userAgent) ?? [];
    if (major !== undefined) return { browser, browserMajor: Number(major) };
  }
  return { browser: "other", browserMajor: 0 };
}
