import { Counter, Histogram, type Registry } from "prom-client";
import type { SiteReport } from "../../../core/telemetry/site-event.ts";

const MOST_RELEASES = 8;
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];

/** Counts what sites report. Anybody can send a report, so every label has few values. */
export function siteMetrics(registry: Registry): (report: SiteReport) => void {
  const registers = [registry];
  const events = new Counter({
    name: "sanam_site_events_total",
    help: "Events that pages reported, by kind: error, lost-chunk, unknown-outcome, vital; by route and release",
    labelNames: ["kind", "route", "release"],
    registers,
  });
  const seconds = new Histogram({
    name: "sanam_site_vital_seconds",
    help: "Web vitals of pages: fcp, inp, lcp, ttfb",
    labelNames: ["vital"],
    buckets: VITAL_SECONDS,
    registers,
  });
  const shift = new Histogram({
    name: "sanam_site_layout_shift",
    help: "Cumulative layout shift of pages",
    buckets: SHIFTS,
    registers,
  });
  const releases = new Set<string>();
  return (report) => {
    if (releases.size < MOST_RELEASES) releases.add(report.release);
    const release = releases.has(report.release) ? report.release : "other";
    for (const event of report.events) {
      events.inc({ kind: event.kind, route: event.route, release });
      if (event.kind !== "vital") continue;
      if (event.vital === "cls") shift.observe(event.value / 1000);
      else seconds.observe({ vital: event.vital }, event.value / 1000);
    }
  };
}
