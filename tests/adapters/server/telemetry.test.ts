import { beforeAll, describe, expect, test } from "vitest";
import { type App, createApp } from "../../../adapters/server/create-app.ts";
import { siteReports } from "../../../adapters/server/handlers/telemetry.ts";
import { logSiteReport } from "../../../adapters/server/ops/log.ts";
import { createMetrics } from "../../../adapters/server/ops/metrics.ts";
import { telemetryExamples } from "../../../contracts/examples/site.ts";
import type { SiteReport } from "../../../core/telemetry/site-event.ts";
import { openTestHouse } from "../house/test-house.ts";

const REPORT: SiteReport = telemetryExamples.reportSite.body;

let app: App;
const taken: SiteReport[] = [];
beforeAll(async () => {
  const { house } = await openTestHouse();
  app = createApp(house, { onSiteReport: (report) => taken.push(report) });
});

function post(body: unknown): Promise<Response> {
  const headers = { "content-type": "text/plain;charset=UTF-8" };
  return app.request("/api/telemetry", { method: "POST", headers, body: JSON.stringify(body) });
}

describe("the house", () => {
  test("takes a report that is sent as text, without what the contract does not name", async () => {
    const canary = { token: "secret-token", events: [{ ...REPORT.events[0], message: "0812345678" }] };
    expect((await post({ ...REPORT, ...canary })).status).toBe(200);
    expect(taken).toEqual([{ ...REPORT, events: [REPORT.events[0]] }]);
  });

  test("refuses free texts in every field, and long reports", async () => {
    const [event] = REPORT.events;
    const wrong = [
      { ...REPORT, release: "0812345678" },
      { ...REPORT, brand: "a b" },
      { ...REPORT, browser: "somchai" },
      { ...REPORT, events: [{ ...event, route: "/aff/GOLD8888" }] },
      { ...REPORT, events: [{ ...event, error: "eyJhbGciOi" }] },
      { ...REPORT, events: [{ ...event, frames: ["https://a.example/?token=1"] }] },
      { ...REPORT, events: [{ kind: "vital", route: "/", vital: "lcp", value: 0.5 }] },
      { ...REPORT, events: [] },
      { ...REPORT, events: Array(21).fill(event) },
      { ...REPORT, more: "x".repeat(9000) },
    ];
    for (const body of wrong) expect([body, (await post(body)).status >= 400]).toEqual([body, true]);
  });
});

test("so many reports of an address are taken in a minute", () => {
  let now = 0;
  let count = 0;
  const take = siteReports(
    () => count++,
    () => now,
  );
  const caller = (address: string) => ({ address, userAgent: "" });
  for (let index = 0; index < 500; index++) take(REPORT, caller("198.51.100.1"));
  expect(count).toBe(120);
  take(REPORT, caller("198.51.100.2"));
  expect(count).toBe(121);
  now = 60_000;
  take(REPORT, caller("198.51.100.1"));
  expect(count).toBe(122);
});

test("the metrics count by kind, route and release, and no sender adds labels without end", async () => {
  const metrics = createMetrics(() => ({ calls: 0, streams: 0 }));
  metrics.observer.siteReported?.(REPORT);
  for (let patch = 0; patch < 50; patch++) metrics.observer.siteReported?.({ ...REPORT, release: `9.9.${patch}` });
  const text = await metrics.text();
  expect(text).toContain('sanam_site_events_total{kind="error",route="/auth/deposit",release="0.1.0"} 1');
  expect(text).toContain('sanam_site_vital_seconds_count{vital="lcp"} 51');
  expect(text).toContain('release="other"');
  const releases = new Set([...text.matchAll(/sanam_site_events_total\{.*release="([^"]+)"/g)].map(([, name]) => name));
  expect(releases.size).toBe(9);
});

test("the log has a line for each error and none for vitals", () => {
  const lines: unknown[] = [];
  logSiteReport((...line) => lines.push(line), REPORT);
  expect(lines).toEqual([
    [
      "warn",
      "a page reported",
      expect.objectContaining({
        kind: "error",
        route: "/auth/deposit",
        class: "TypeError",
        frames: "base-1a2b3c4.js:1:2345",
      }),
    ],
  ]);
});
