import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import type { Access } from "../../../../adapters/server/edge/access-log.ts";
import { createMetrics } from "../../../../adapters/server/ops/metrics.ts";
import { type OpsServer, startOpsServer } from "../../../../adapters/server/ops/ops-server.ts";
import { type Readiness, STARTING } from "../../../../adapters/server/ops/readiness.ts";
import type { Endpoint } from "../../../../contracts/endpoint.ts";
import { ENDPOINTS } from "../../../../contracts/table.ts";
import { codeOf, unwrap } from "../../house/test-house.ts";

let opened: OpsServer | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

async function open(readiness: () => Promise<Readiness> = async () => STARTING, host = "127.0.0.1") {
  const metrics = createMetrics(() => ({ calls: 3, streams: 2 }));
  opened = unwrap(await startOpsServer({ host, port: 0, metrics, readiness }));
  return { url: opened.url, observer: metrics.observer };
}

const ended = (row: Endpoint | undefined, more: Partial<Access> = {}): Access => ({
  time: "",
  id: "id",
  method: row?.method ?? "GET",
  route: row?.path ?? "-",
  row,
  status: 200,
  ms: 12,
  bytes: 1,
  address: "127.0.0.1",
  ...more,
});

describe("the port for probes and scrapers", () => {
  it("tells life and readiness apart, and shows no error's text", async () => {
    let answer = async (): Promise<Readiness> => STARTING;
    const { url } = await open(() => answer());
    const ask = async (path: string) => {
      const reply = await fetch(url + path);
      return [reply.status, await reply.json()];
    };
    expect(await ask("/healthz")).toEqual([200, { alive: true }]);
    expect(await ask("/readyz")).toEqual([503, { ready: false, checks: { process: "starting" } }]);
    answer = async () => ({ ready: true, checks: { process: "ok" } });
    expect(await ask("/readyz?verbose")).toEqual([200, { ready: true, checks: { process: "ok" } }]);
    answer = () => Promise.reject(new Error("password of 10.0.0.7"));
    expect(await ask("/readyz")).toEqual([500, { error: "unexpected" }]);
    expect(await ask("/elsewhere")).toEqual([404, { error: "not-found" }]);
    expect((await fetch(`${url}/metrics`, { method: "POST" })).status).toBe(405);
    expect(await (await fetch(`${url}/healthz`, { method: "HEAD" })).text()).toBe("");
  });

  it("on this machine, answers no page of another site that uses its own name for it", async () => {
    const { url } = await open();
    const raw = async (host: string) => {
      const socket = connect(Number(new URL(url).port), "127.0.0.1");
      socket.end(`GET /metrics HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`);
      return (await text(socket)).split(" ")[1];
    };
    expect(await raw("evil.example")).toBe("421");
    expect(await raw("localhost:9464")).toBe("200");
  });

  it("refuses a port in use with a sentence", async () => {
    const { url } = await open();
    const metrics = createMetrics(() => ({ calls: 0, streams: 0 }));
    const options = { host: "127.0.0.1", port: Number(new URL(url).port), metrics, readiness: async () => STARTING };
    expect(codeOf(await startOpsServer(options))).toBe("port-in-use");
  });
});

describe("the metrics", () => {
  it("count requests, money, the journal and passwords, and what is under way", async () => {
    const { url, observer } = await open();
    const { withdraw } = ENDPOINTS;
    observer.requestEnded(ended(withdraw));
    observer.requestEnded(ended(withdraw, { status: 422, code: "credit-insufficient" }));
    observer.requestEnded(ended(withdraw, { status: 503, code: "storage-unreachable" }));
    observer.requestEnded(ended(withdraw, { status: 503, code: "maintenance" }));
    observer.requestEnded(ended(withdraw, { status: 500, code: "unexpected" }));
    observer.requestEnded(ended(withdraw, { status: 0 }));
    observer.requestEnded(ended(undefined, { method: "DELETE", status: 404 }));
    observer.journalCalled({ operation: "append", outcome: "conflict", ms: 3 });
    observer.passwords.waiting(4);
    observer.passwords.waited(40, "refused");
    const all = await (await fetch(`${url}/metrics`)).text();
    const row = `row="POST ${withdraw.path}"`;
    for (const line of [
      `sanam_money_actions_total{${row},outcome="done"} 1`,
      `sanam_money_actions_total{${row},outcome="refused"} 2`,
      `sanam_money_actions_total{${row},outcome="failed"} 1`,
      `sanam_money_actions_total{${row},outcome="unknown"} 1`,
      `sanam_money_actions_total{${row},outcome="client-left"} 1`,
      `sanam_requests_total{${row},outcome="failed"} 3`,
      'sanam_requests_total{row="-",outcome="refused"} 1',
      `sanam_request_duration_seconds_count{${row}} 6`,
      'sanam_journal_calls_total{operation="append",outcome="conflict"} 1',
      'sanam_journal_call_duration_seconds_bucket{le="0.005",operation="append"} 1',
      "sanam_password_queue_length 4",
      'sanam_password_wait_seconds_count{outcome="refused"} 1',
      "sanam_requests_in_flight 3",
      "sanam_event_streams 2",
    ]) {
      expect(all.split("\n")).toContain(line);
    }
    expect(all).toContain("nodejs_eventloop_lag_seconds");
    expect(all).toContain("process_resident_memory_bytes");
  });

  it("do not grow with the calls: every row with every outcome is a few thousand lines, and then no more", async () => {
    const { url, observer } = await open();
    const count = async () => (await (await fetch(`${url}/metrics`)).text()).match(/^sanam_/gm)?.length ?? 0;
    const everything = (id: string): void => {
      for (const row of Object.values<Endpoint>(ENDPOINTS)) {
        for (const status of [0, 200, 404, 500, 503]) observer.requestEnded(ended(row, { status, id, member: id }));
      }
      for (const method of ["GET", "DELETE", "PROPFIND"])
        observer.requestEnded(ended(undefined, { method, status: 404 }));
    };
    everything("first");
    const first = await count();
    expect(first).toBeLessThan(3000);
    for (let call = 0; call < 20; call += 1) everything(`call-${call}`);
    expect(await count()).toBe(first);
  });
});
