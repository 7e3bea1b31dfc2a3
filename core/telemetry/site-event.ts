import { PAGE_PATHS } from "../delivery/page-paths.ts";

/** Where an event happened: the template of a page, so that it never holds an id or a code. */
export const SITE_ROUTES = [...PAGE_PATHS, "other"] as const;
export type SiteRoute = (typeof SITE_ROUTES)[number];

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
export type ErrorClass = (typeof ERROR_CLASSES)[number];

export const BROWSERS = ["chrome", "edge", "firefox", "line", "safari", "samsung", "other"] as const;
export type BrowserFamily = (typeof BROWSERS)[number];

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
