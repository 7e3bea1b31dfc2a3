import { describe, expect, it } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import { SERVER_LIMITS } from "../../../adapters/server/limits.ts";
import type { Listening } from "../../../adapters/server/listen.ts";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import { CONTEXTS, ENDPOINTS } from "../../../contracts/table.ts";
import type { Session } from "../../../core/session/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { joinHouse, openTestHouse } from "../house/test-house.ts";
import { openRaw } from "./edge/raw-request.ts";
import { listening, pathOf } from "./open-server.ts";

const ALL: Readonly<Record<string, AnyExample>> = EXAMPLES;
const ROWS = Object.entries<Endpoint>(ENDPOINTS);
/** What every visitor may read. Every other row says something about one person, or takes something that only they know. */
const PUBLIC = new Set<Endpoint>(Object.values(CONTEXTS.site).filter(({ auth }) => auth === "public"));

interface Asked {
  readonly row: Endpoint;
  readonly session?: Session | undefined;
  readonly token?: string;
  readonly body?: string;
  readonly type?: string;
  readonly method?: string;
  readonly path?: string;
}

/** Calls a row over a connection and returns the status and what may be stored. */
async function ask({ url }: Listening, { row, session, token, body, type, method, path }: Asked) {
  const authorization = token ?? session?.token;
  const reply = await fetch(`${url}${path ?? row.path.replace(/\{\w+\}/g, "1")}`, {
    method: method ?? row.method,
    headers: {
      "content-type": type ?? "application/json",
      ...(authorization !== undefined && { authorization: `Bearer ${authorization}` }),
    },
    ...(body !== undefined && (method ?? row.method) !== "GET" && { body }),
  });
  if (row.streams && reply.ok) await reply.body?.cancel();
  else await reply.arrayBuffer();
  return { status: reply.status, stored: reply.headers.get("cache-control") };
}

type Reply = Awaited<ReturnType<typeof ask>>;

/** Every reply of a private row, and every failed one, must say `no-store`; returns the statuses that were seen. */
async function holds(
  replies: (name: string, row: Endpoint) => Promise<readonly Reply[]>,
): Promise<ReadonlySet<number>> {
  const statuses = new Set<number>();
  for (const [name, row] of ROWS) {
    for (const { status, stored } of await replies(name, row)) {
      statuses.add(status);
      if (status < 400 && PUBLIC.has(row)) continue;
      expect([name, status, stored]).toEqual([name, status, "no-store"]);
    }
  }
  return statuses;
}

/** Serves a house with one rich member, and with what a test changes. */
async function served(check: (server: Listening, made: Awaited<ReturnType<typeof openParts>>) => Promise<void>) {
  const made = await openParts();
  const server = await listening(createApp(made.house, { log: () => undefined }));
  try {
    await check(server, made);
  } finally {
    await server.stop();
    await made.house.close();
  }
}

async function openParts() {
  const { house, now } = await openTestHouse();
  const member = await joinHouse(house, 1, baht(50_000));
  const other = await joinHouse(house, 2);
  return { house, now, member, other };
}

function exampleOf(name: string): string {
  return JSON.stringify(ALL[name]?.body ?? {});
}

describe("no private reply may be stored", () => {
  it("of what a row answers, with and without a token, with right and wrong values", async () => {
    await served(async (server, { member, other }) => {
      // The sign-out of the member would end the walk.
      const statuses = await holds(async (name, row) => {
        const isEnd = name === "logout" || name === "signOutDevice" || name === "changePassword";
        const session = isEnd ? other.session : member.session;
        const whole = { row, path: pathOf(row, session), session, body: exampleOf(name) };
        return [
          await ask(server, { row }),
          await ask(server, { row, token: "nonsense" }),
          await ask(server, { row, path: pathOf(row, isEnd ? member.session : other.session), session }),
          await ask(server, { ...whole, body: "{" }),
          await ask(server, { ...whole, body: "[]" }),
          await ask(server, { ...whole, body: "{}", type: "text/plain" }),
          await ask(server, {
            ...whole,
            body: JSON.stringify({ text: "x".repeat(row.maxBodyBytes ?? SERVER_LIMITS.bodyBytes) }),
          }),
          await ask(server, { ...whole, method: "PATCH" }),
          await ask(server, whole),
        ];
      });
      expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 405, 413, 415, 422]));
    });
  });

  it("of a house that is closed, asks to wait, or fails", async () => {
    await served(async (server, { house, member }) => {
      const statuses = new Set<number>();
      const collect = async (found: ReadonlySet<number>) => found.forEach((status) => statuses.add(status));
      const wrong = JSON.stringify({ username: "member1", password: "wrong-1234" });
      const login: Endpoint = ENDPOINTS.login;
      for (let count = 0; count < 8; count += 1) {
        const reply = await ask(server, { row: login, body: wrong });
        expect(reply.stored).toBe("no-store");
        statuses.add(reply.status);
      }
      await house.staff.setMaintenance({ maintenance: true, until: undefined });
      await collect(
        await holds(async (_, row) => [
          await ask(server, { row, session: member.session, path: pathOf(row, member.session) }),
        ]),
      );
      const broken = new Proxy(house, {
        get: () => () => {
          throw new Error("the house is broken");
        },
      });
      const failing = await listening(createApp(broken, { log: () => undefined }));
      await collect(await holds(async (_, row) => [await ask(failing, { row, token: "any" })]));
      await failing.stop();
      expect([...statuses]).toEqual(expect.arrayContaining([401, 429, 500, 503]));
    });
  });

  it("where no row sees the request", async () => {
    const { house } = await openTestHouse();
    const limits = { ...SERVER_LIMITS, headMs: 100, bodyMs: 100 };
    const server = await listening(createApp(house, { limits }), { limits });
    const requests = [
      "GET / HTTP/1.1\r\nhost: elsewhere.example\r\n\r\n",
      "GET /api/auth/user HTTP/1.1\r\n\r\n",
      "GET /api/\\ HTTP/1.1\r\nhost: localhost\r\n\r\n",
      "no HTTP at all\r\n\r\n",
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${"y".repeat(20_000)}\r\n\r\n`,
      "GET / HTTP/1.1\r\nhost: loc",
      "POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
      "GET /api/nothing HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n",
    ];
    const statuses: number[] = [];
    for (const request of requests) {
      const { status, headers } = await openRaw(server.url, request).closed;
      expect([request.slice(0, 30), status, headers.get("cache-control")]).toEqual([
        request.slice(0, 30),
        status,
        "no-store",
      ]);
      statuses.push(status);
    }
    expect(statuses).toEqual([421, 400, 400, 400, 431, 408, 408, 404]);
    await server.stop();
    await house.close();
  });
});
