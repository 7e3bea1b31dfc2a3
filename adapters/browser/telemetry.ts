import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import {
  browserOf,
  errorClassOf,
  framesOf,
  MAX_EVENTS,
  routeOf,
  type SiteEvent,
  type SiteReport,
  type TelemetryPort,
  VITALS,
} from "../../core/telemetry/site-event.ts";

export interface TelemetrySettings {
  readonly url: string;
  readonly brand: string;
  readonly release: string;
}

/** Further events of the same page are dropped, because they say nothing new. */
const MOST_OF_A_PAGE = 100;

/** Collects events and sends them when the page is hidden or a report is full. */
export function createTelemetry(page: Window & typeof globalThis, settings: TelemetrySettings): TelemetryPort {
  const waiting: SiteEvent[] = [];
  let left = MOST_OF_A_PAGE;
  const send = (): void => {
    if (waiting.length === 0) return;
    const { brand, release, url } = settings;
    const report: SiteReport = { brand, release, ...browserOf(page.navigator.userAgent), events: waiting.splice(0) };
    sendBeacon(page, url, JSON.stringify(report));
  };
  page.document.addEventListener("visibilitychange", () => {
    if (page.document.visibilityState === "hidden") send();
  });
  page.addEventListener("pagehide", send);
  return {
    note(event) {
      if (left === 0) return;
      left--;
      waiting.push(event);
      if (waiting.length === MAX_EVENTS) send();
    },
  };
}

/** Notes the errors that nothing handles, and the web vitals. */
export function watchPage(page: Window & typeof globalThis, telemetry: TelemetryPort): void {
  page.addEventListener("error", ({ error }) => telemetry.note(crashOf(page, error)));
  page.addEventListener("unhandledrejection", ({ reason }) => telemetry.note(crashOf(page, reason)));
  // Vitals are of the page that was loaded, also when they are known after a link was followed.
  const route = routeOf(page.location.pathname);
  const onVital = ({ name, value }: Metric): void => {
    const vital = VITALS.find((each) => each === name.toLowerCase());
    const whole = Math.min(3_600_000, Math.max(0, Math.round(name === "CLS" ? value * 1000 : value)));
    if (vital) telemetry.note({ kind: "vital", route, vital, value: whole });
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(onVital);
}

/** What an error says without its message, which may hold anything. */
export function crashOf(page: Pick<Window, "location">, error: unknown): SiteEvent {
  const route = routeOf(page.location.pathname);
  if (error instanceof Error && "kind" in error && error.kind === "loading-chunk") return { kind: "lost-chunk", route };
  const frames = error instanceof Error ? framesOf(error.stack, error.message) : [];
  return { kind: "error", route, error: errorClassOf(error), frames };
}

/** As text, because another type would ask a server at another origin first, and a page that closes cannot wait. */
function sendBeacon(page: Window & typeof globalThis, url: string, body: string): void {
  try {
    if (page.navigator.sendBeacon(url, body)) return;
  } catch {
    // Forbidden or missing.
  }
  page.fetch(url, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(() => undefined);
}
