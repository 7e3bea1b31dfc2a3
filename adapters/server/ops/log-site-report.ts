import type { SiteReport } from "../../../core/telemetry/site-event.ts";
import type { Log } from "./log.ts";

/** A line for each event that an operator may look into. Vitals are only counted. */
export function logSiteReport(log: Log, { brand, release, browser, browserMajor, events }: SiteReport): void {
  for (const event of events) {
    if (event.kind === "vital") continue;
    const about = { brand, release, browser: `${browser} ${browserMajor}`, kind: event.kind, route: event.route };
    const more = event.kind === "error" ? { class: event.error, frames: event.frames.join(" ") } : {};
    log("warn", "a page reported", { ...about, ...more });
  }
}
