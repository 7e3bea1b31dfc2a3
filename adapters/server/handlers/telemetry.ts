import { telemetryEndpoints as rows } from "../../../contracts/endpoints/telemetry.ts";
import { ok } from "../../../core/shared/result.ts";
import type { SiteReport } from "../../../core/telemetry/site-event.ts";
import { addressGroup, type Caller } from "../../house/session/caller.ts";
import { type Handlers, publicHandler } from "./handler.ts";

/** Reports are about the pages of this server, not about the house, so they go to who watches the server. */
export function telemetryHandlers(take: (report: SiteReport, caller: Caller | undefined) => void) {
  return {
    reportSite: publicHandler(rows.reportSite, async ({ body, caller }) => {
      take(body, caller);
      return ok(null);
    }),
  } satisfies Handlers<typeof rows>;
}

/** Hears each report of a site that was taken. */
export type OnSiteReport = (report: SiteReport) => void;

const WINDOW_MS = 60_000;
const REPORTS_PER_WINDOW = 120;
const MOST_ADDRESSES = 10_000;

/**
 * Takes the reports of the sites, of each address so many a minute: one address of a mobile network has hundreds of
 * phones. What is more is dropped without a word, because nobody waits for the answer.
 */
export function siteReports(onReport: OnSiteReport, now: () => number) {
  let windowEnds = 0;
  const counts = new Map<string, number>();
  return (report: SiteReport, caller: Caller | undefined): void => {
    if (now() >= windowEnds) {
      counts.clear();
      windowEnds = now() + WINDOW_MS;
    }
    const address = caller === undefined ? "" : addressGroup(caller.address);
    const count = (counts.get(address) ?? 0) + 1;
    if (count > REPORTS_PER_WINDOW || (count === 1 && counts.size >= MOST_ADDRESSES)) return;
    counts.set(address, count);
    onReport(report);
  };
}
