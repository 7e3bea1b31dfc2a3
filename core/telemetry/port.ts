import type { SiteEvent } from "./site-event.ts";

/** Takes what happens on the site. Never throws and returns at once. */
export interface TelemetryPort {
  note(event: SiteEvent): void;
}
