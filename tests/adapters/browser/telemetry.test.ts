import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { createTelemetry } from "../../../adapters/browser/telemetry.ts";
import { siteReport } from "../../../contracts/schemas/telemetry.ts";
import type { SiteEvent } from "../../../core/telemetry/site-event.ts";

const EVENT: SiteEvent = { kind: "lost-chunk", route: "/" };

function openPage(sendBeacon: ((url: string, body: string) => boolean) | undefined) {
  const document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const fetched: [string, RequestInit][] = [];
  const page = Object.assign(new EventTarget(), {
    document,
    navigator: { userAgent: "Firefox/128.0", sendBeacon },
    fetch: (url: string, init: RequestInit) => {
      fetched.push([url, init]);
      return Promise.reject(new Error("offline"));
    },
  });
  const settings = { url: "https://t.example/in", brand: "sanam", release: "0.1.0" };
  const telemetry = createTelemetry(page as unknown as Window & typeof globalThis, settings);
  const hide = () => {
    document.visibilityState = "hidden";
    document.dispatchEvent(new Event("visibilitychange"));
    page.dispatchEvent(new Event("pagehide"));
  };
  return { telemetry, hide, fetched };
}

describe("the telemetry of a page", () => {
  test("sends one report of the contract's shape when the page is hidden, and nothing without an event", () => {
    const sent: [string, string][] = [];
    const { telemetry, hide } = openPage((...report) => sent.push(report) > 0);
    hide();
    expect(sent).toEqual([]);
    telemetry.note(EVENT);
    telemetry.note({ kind: "vital", route: "/", vital: "lcp", value: 800 });
    hide();
    expect(sent.map(([url]) => url)).toEqual(["https://t.example/in"]);
    const report = v.parse(siteReport, JSON.parse(sent[0]?.[1] ?? ""));
    expect(report).toMatchObject({ browser: "firefox", browserMajor: 128, events: [EVENT, { vital: "lcp" }] });
  });

  test("sends a full report at once, and stops after the events of a page", () => {
    const sent: number[] = [];
    const { telemetry, hide } = openPage(
      (_, body) => sent.push((JSON.parse(body) as { events: [] }).events.length) > 0,
    );
    for (let index = 0; index < 500; index++) telemetry.note(EVENT);
    hide();
    expect(sent).toEqual([20, 20, 20, 20, 20]);
  });

  test.each([
    ["refuses", () => false],
    [
      "throws",
      () => {
        throw new Error("forbidden");
      },
    ],
    ["is missing", undefined],
  ])("falls back to a call without cookies where the beacon %s, and its failure is nobody's error", (_, beacon) => {
    const { telemetry, hide, fetched } = openPage(beacon);
    telemetry.note(EVENT);
    hide();
    expect(fetched).toEqual([
      ["https://t.example/in", expect.objectContaining({ method: "POST", keepalive: true, credentials: "omit" })],
    ]);
  });
});
