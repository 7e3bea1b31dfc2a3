import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { SiteReport } from "../../../core/telemetry/site-event.ts";
import type { PushOutcome } from "../../house/ports/push-sender.ts";
import type { Access } from "../edge/access-log.ts";
import type { ServerLoad, ServerObserver } from "./server-observer.ts";

export interface Metrics {
  readonly observer: ServerObserver;
  readonly contentType: string;
  /** In Prometheus' text format. */
  text(): Promise<string>;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOURNAL_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const WAIT_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/**
 * Counts for Prometheus. A label's value is a row of the contract, a method of the journal or an outcome of a closed list,
 * so their number does not grow with the calls.
 */
export function createMetrics(load: () => ServerLoad): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: "sanam_requests_total",
    help: "Requests that ended, by row and outcome: ok, refused, failed, client-left",
    labelNames: ["row", "outcome"],
    registers,
  });
  const requestSeconds = new Histogram({
    name: "sanam_request_duration_seconds",
    help: "From the head of a request to the end of its reply; without event streams",
    labelNames: ["row"],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const money = new Counter({
    name: "sanam_money_actions_total",
    help: "Calls with an effect that must happen once, by row and outcome: done, refused, failed, unknown, client-left",
    labelNames: ["row", "outcome"],
    registers,
  });
  gauge("sanam_requests_in_flight", "Requests that have no complete reply, without event streams", () => load().calls);
  gauge("sanam_event_streams", "Open event streams", () => load().streams);
  const waiting = new Gauge({
    name: "sanam_password_queue_length",
    help: "Passwords that wait to be hashed",
    registers,
  });
  const waited = new Histogram({
    name: "sanam_password_wait_seconds",
    help: "How long passwords waited until they were hashed or refused",
    labelNames: ["outcome"],
    buckets: WAIT_SECONDS,
    registers,
  });
  const journalCalls = new Counter({
    name: "sanam_journal_calls_total",
    help: "Calls of the journal by outcome: appended, conflict, key-taken, done, unavailable, unknown, error",
    labelNames: ["operation", "outcome"],
    registers,
  });
  const journalSeconds = new Histogram({
    name: "sanam_journal_call_duration_seconds",
    help: "How long the calls of the journal took",
    labelNames: ["operation"],
    buckets: JOURNAL_SECONDS,
    registers,
  });

  function gauge(name: string, help: string, read: () => number): void {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read()) });
  }

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observer: {
      requestEnded(access) {
        const row = access.row ? `${access.row.method} ${access.row.path}` : access.route;
        requests.inc({ row, outcome: outcomeOf(access) });
        if (!access.row?.streams) requestSeconds.observe({ row }, access.ms / 1000);
        if (access.row?.effect === "money") money.inc({ row, outcome: moneyOutcomeOf(access) });
      },
      journalCalled({ operation, outcome, ms }) {
        journalCalls.inc({ operation, outcome });
        journalSeconds.observe({ operation }, ms / 1000);
      },
      siteReported: siteMetrics(registry),
      pushEnded: pushMetrics(registry),
      passwords: {
        waiting: (count) => waiting.set(count),
        waited: (ms, outcome) => waited.observe({ outcome }, ms / 1000),
      },
    },
  };
}

function outcomeOf({ status }: Access): string {
  if (status === 0) return "client-left";
  if (status < 400) return "ok";
  return status < 500 ? "refused" : "failed";
}

/** `failed` means that nothing happened, `unknown` that something may have. */
function moneyOutcomeOf(access: Access): string {
  const outcome = outcomeOf(access);
  if (outcome === "ok") return "done";
  if (outcome !== "failed") return outcome;
  if (access.code === "maintenance") return "refused";
  return access.status === 503 || access.status === 501 ? "failed" : "unknown";
}

/** Counts what became of pushes. */
function pushMetrics(registry: Registry): (outcome: PushOutcome) => void {
  const pushes = new Counter({
    name: "sanam_pushes_total",
    help: "Pushes to members' devices, by outcome: taken, gone, given-up",
    labelNames: ["outcome"],
    registers: [registry],
  });
  return (outcome) => pushes.inc({ outcome });
}

const MOST_RELEASES = 8;
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const SHIFTS = [0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1];

/** Counts what sites report. Anybody can send a report, so every label has few values. */
function siteMetrics(registry: Registry): (report: SiteReport) => void {
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
