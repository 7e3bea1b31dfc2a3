import { PAGE_PATHS } from "../site/page-paths.ts";

/** Where an event happened: the template of a page, so that it never holds an id or a code. */
export const SITE_ROUTES = [...PAGE_PATHS, "other"] as const;
type SiteRoute = (typeof SITE_ROUTES)[number];

export const VITALS = ["cls", "fcp", "inp", "lcp", "ttfb"] as const;
export type Vital = (typeof VITALS)[number];

/** Classes of errors that are told apart. Any other name may be a text of somebody. */
export const ERROR_CLASSES = [
  "Error",
  "TypeError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "DOMException",
  "other",
] as const;
type ErrorClass = (typeof ERROR_CLASSES)[number];

export const BROWSERS = ["chrome", "edge", "firefox", "line", "safari", "samsung", "other"] as const;
type BrowserFamily = (typeof BROWSERS)[number];

/**
 * What the site tells its operator. No field can hold a text that a player typed or a backend sent: an error has no
 * message, only its class and the places in our files.
 */
export type SiteEvent = { readonly route: SiteRoute } & (
  | { readonly kind: "error"; readonly error: ErrorClass; readonly frames: readonly string[] }
  | { readonly kind: "lost-chunk" }
  | { readonly kind: "unknown-outcome" }
  /** Milliseconds; of `cls`, the layout shift in thousandths. */
  | { readonly kind: "vital"; readonly vital: Vital; readonly value: number }
);

export interface SiteReport {
  readonly brand: string;
  readonly release: string;
  readonly browser: BrowserFamily;
  /** The major version; 0 when it is not known. */
  readonly browserMajor: number;
  readonly events: readonly SiteEvent[];
}

export const MAX_FRAMES = 8;
export const MAX_EVENTS = 20;
/** `base-1a2b3c4.js:1:2345`. */
export const FRAME = /^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/** Takes what happens on the site. Never throws and returns at once. */
export interface TelemetryPort {
  note(event: SiteEvent): void;
}

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
