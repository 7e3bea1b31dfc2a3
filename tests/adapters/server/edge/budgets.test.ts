import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { readTrustProxy } from "../../../../adapters/server/client-address.ts";
import { createApp } from "../../../../adapters/server/create-app.ts";
import { createBudget } from "../../../../adapters/server/edge/budget.ts";
import type { HttpCall, Reply } from "../../../../adapters/server/http/http-call.ts";
import { SERVER_LIMITS, type ServerLimits } from "../../../../adapters/server/limits.ts";
import { type Listening, type ListenOptions } from "../../../../adapters/server/listen.ts";
import { inboxEndpoints } from "../../../../contracts/endpoints/inbox.ts";
import { joinHouse, openTestHouse, unwrap } from "../../house/test-house.ts";
import { appOf, listening } from "../open-server.ts";
import { openRaw, rawRequest } from "./raw-request.ts";

const LOGIN = "POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
const OPERATION = "GET /api/setting/operational/website HTTP/1.1\r\nhost: localhost\r\n";

async function serve(
  limits: Partial<ServerLimits>,
  check: (server: Listening, lines: string[]) => Promise<void>,
  more: ListenOptions = {},
) {
  const { house } = await openTestHouse();
  const all = { ...SERVER_LIMITS, ...limits };
  const lines: string[] = [];
  const app = createApp(house, {
    limits: all,
    log: (line) => lines.push(line),
  });
  const server = await listening(app, { limits: all, ...more });
  try {
    await check(server, lines);
  } finally {
    await server.stop();
  }
}

describe("a body", () => {
  it("is refused as soon as it is too large, and the connection closes", async () => {
    await serve({ bodyBytes: 100 }, async ({ url }, lines) => {
      const declared = openRaw(url, `${LOGIN}content-length: 101\r\n\r\n{`);
      const chunked = openRaw(url, `${LOGIN}transfer-encoding: chunked\r\n\r\n65\r\n${"x".repeat(101)}\r\n`);
      for (const { closed } of [declared, chunked]) {
        const { status, headers, body } = await closed;
        expect([status, headers.get("connection")]).toEqual([413, "close"]);
        expect(JSON.parse(body)).toMatchObject({ code: "body-too-large" });
      }
      expect(lines).toEqual([]);
    });
  });

  it("is refused when it comes too slowly", async () => {
    await serve({ bodyMs: 50 }, async ({ url }, lines) => {
      const { status, headers, body } = await openRaw(url, `${LOGIN}content-length: 20\r\n\r\n{`).closed;
      expect([status, headers.get("connection")]).toEqual([408, "close"]);
      expect(JSON.parse(body)).toMatchObject({ code: "body-too-late" });
      expect(lines).toEqual([]);
    });
  });

  it("that its client gives up leaves no line in the log", async () => {
    const accesses: number[] = [];
    let seen = (): void => {};
    const all = new Promise<void>((resolve) => {
      seen = resolve;
    });
    const onAccess = ({ status }: { readonly status: number }): void => {
      accesses.push(status);
      if (accesses.length === 20) seen();
    };
    await serve(
      {},
      async ({ url }, lines) => {
        for (let i = 0; i < 20; i++) {
          const { socket } = openRaw(url, `${LOGIN}content-length: 20\r\n\r\n{`);
          setTimeout(() => socket.resetAndDestroy(), 20);
        }
        await all;
        expect(lines).toEqual([]);
      },
      { onAccess },
    );
    expect(accesses).toEqual(Array(20).fill(0));
  });
});

describe("a head", () => {
  it("is refused when it comes too slowly, and a connection that says nothing is closed", async () => {
    await serve({ headMs: 100, unreadMs: 300 }, async ({ url }) => {
      const slow = openRaw(url, "GET / HTTP/1.1\r\nhost: loc");
      const second = openRaw(url, `${OPERATION}\r\nGET / HTTP/1.1\r\nhost: loc`);
      const silent = openRaw(url, "");
      const { status, body } = await slow.closed;
      expect(status).toBe(408);
      expect(JSON.parse(body)).toMatchObject({ code: "body-too-late" });
      expect((await second.closed).body).toContain("HTTP/1.1 408");
      await silent.closed;
    });
  });

  it("is refused when it is too large", async () => {
    await serve({}, async ({ url }) => {
      const { status, body } = await openRaw(url, `${OPERATION}x: ${"y".repeat(20_000)}\r\n\r\n`).closed;
      expect(status).toBe(431);
      expect(JSON.parse(body)).toMatchObject({ code: "head-too-large" });
    });
  });
});

describe("connections", () => {
  it("are bounded per address, and free again once closed", async () => {
    let reading = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      reading = resolve;
    });
    let free = (): void => undefined;
    const freed = new Promise<void>((resolve) => {
      free = resolve;
    });
    let held = 0;
    const answer = async ({ path }: HttpCall): Promise<Reply> => {
      if (path !== "/held") return { status: 200, headers: {}, body: "" };
      held += 1;
      if (held === 2) reading();
      await freed;
      return { status: 200, headers: {}, body: "" };
    };
    const limits = { ...SERVER_LIMITS, connectionsPerAddress: 2 };
    const server = await listening(appOf(answer), { limits });
    const { url } = server;
    try {
      const hold = "GET /held HTTP/1.1\r\nhost: localhost\r\n\r\n";
      const open = [openRaw(url, hold), openRaw(url, hold)];
      await waiting;
      const refused = await openRaw(url, `${OPERATION}\r\n`).closed;
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(JSON.parse(refused.body)).toMatchObject({ code: "too-many-connections" });
      for (const { socket } of open) socket.destroy();
      await expect.poll(async () => (await rawRequest(url, "/", ["host: localhost"])).status).toBe(200);
    } finally {
      free();
      await server.stop();
    }
  });

  it("of a trusted proxy are bounded by the address behind it", async () => {
    const trustProxy = unwrap(readTrustProxy("1"));
    await serve(
      { connectionsPerAddress: 1, bodyMs: 5000 },
      async ({ url }) => {
        const from = (address: string) => [`x-forwarded-for: ${address}`, "host: localhost"];
        const held = openRaw(url, `${LOGIN}x-forwarded-for: 203.0.113.7\r\ncontent-length: 20\r\n\r\n{`);
        await expect
          .poll(async () => (await rawRequest(url, "/api/setting/operational/website", from("203.0.113.7"))).status)
          .toBe(503);
        expect((await rawRequest(url, "/api/setting/operational/website", from("203.0.113.8"))).status).toBe(200);
        held.socket.destroy();
        await expect
          .poll(async () => (await rawRequest(url, "/api/setting/operational/website", from("203.0.113.7"))).status)
          .toBe(200);
      },
      { trustProxy },
    );
  });

  it("count a key and all, and a place that is given back twice counts once", () => {
    const budget = createBudget({ perKey: 2, total: 3 });
    const [first, second] = [budget.take("a"), budget.take("a")];
    expect(budget.take("a")).toBeUndefined();
    expect(budget.take("b")).toBeDefined();
    expect(budget.take("c")).toBeUndefined();
    first?.();
    first?.();
    expect(budget.take("a")).toBeDefined();
    expect(budget.take("a")).toBeUndefined();
    second?.();
    expect(budget.take("c")).toBeDefined();
  });
});

describe("event streams", () => {
  it("are bounded per member, and free again once closed", async () => {
    const { house } = await openTestHouse();
    const { session } = await joinHouse(house, 1);
    const app = createApp(house, { limits: { ...SERVER_LIMITS, streamsPerMember: 2 } });
    const open = () =>
      app.request(inboxEndpoints.eventStream.path, { headers: { authorization: `Bearer ${session.token}` } });
    const streams = [await open(), await open()];
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    const refused = await open();
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "30"]);
    await streams[0]?.body?.cancel();
    const next = await open();
    expect(next.status).toBe(200);
    await Promise.all([streams[1]?.body?.cancel(), next.body?.cancel()]);
    await house.close();
  });
});

describe("a reply that its client does not read", () => {
  it("ends after a while, but a call that takes longer does not", async () => {
    const large = new Uint8Array(16_000_000);
    const answer = async ({ path }: HttpCall): Promise<Reply> => {
      if (path !== "/slow") return { status: 200, headers: {}, body: large };
      await new Promise((done) => setTimeout(done, 500));
      return { status: 200, headers: {}, body: "late" };
    };
    let ended = 0;
    const onAccess = (): void => {
      ended++;
    };
    const limits = { ...SERVER_LIMITS, unreadMs: 150 };
    const server = await listening(appOf(answer), { limits, onAccess });
    expect(await (await fetch(`${server.url}/slow`)).text()).toBe("late");
    const unread = openRaw(server.url, "GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n");
    unread.socket.pause();
    await expect.poll(() => ended).toBe(2);
    await server.stop();
    unread.socket.resume();
    expect((await unread.closed).body.length).toBeLessThan(large.length);
  });
});

it("memory stays flat under unfinished bodies", { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../serve-child.ts")], {
    stdio: "pipe",
  });
  try {
    let errors = "";
    child.stderr.on("data", (part) => {
      errors += part;
    });
    const lines = createInterface(child.stdout);
    const nextLine = async (): Promise<string> => String((await once(lines, "line"))[0]);
    const url = await nextLine();
    const memoryMb = async (): Promise<number> => {
      child.stdin.write("\n");
      return Number(await nextLine()) / 2 ** 20;
    };
    await rawRequest(url, "/api/setting/operational/website", ["host: localhost"]);
    const before = await memoryMb();
    const part = "x".repeat(500_000);
    const uploads = Array.from({ length: 120 }, (_, index) =>
      openRaw(
        url,
        index % 2 === 0
          ? `${LOGIN}content-length: 1000000\r\n\r\n${part}`
          : `${LOGIN}transfer-encoding: chunked\r\n\r\n7A120\r\n${part}`,
      ),
    );
    const replies = await Promise.all(uploads.map(({ closed }) => closed));
    // 60 MB were sent.
    expect((await memoryMb()) - before).toBeLessThan(40);
    expect(new Set(replies.map(({ status }) => status).filter((status) => status !== 0))).toEqual(new Set([413]));
    expect(
      errors.split("\n").filter((text) => !/ExperimentalWarning|--trace-warnings/.test(text) && text !== ""),
    ).toEqual([]);
  } finally {
    child.kill("SIGKILL");
  }
});
