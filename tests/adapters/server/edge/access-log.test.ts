import { once } from "node:events";
import { expect, it } from "vitest";
import { readTrustProxy } from "../../../../adapters/server/client-address.ts";
import { createApp } from "../../../../adapters/server/create-app.ts";
import { type Access, accessLine } from "../../../../adapters/server/edge/access-log.ts";
import type { Hsts } from "../../../../adapters/server/listen.ts";
import { joinHouse, openTestHouse, unwrap } from "../../house/test-house.ts";
import { listening } from "../open-server.ts";
import { openRaw, rawRequest } from "./raw-request.ts";

const HOST = "host: localhost";
const LOGIN = "/api/auth/login";

/** Serves a house and collects its access log. `requests` resolves once that many requests are logged. */
async function serve(trust: string) {
  const trustProxy = unwrap(readTrustProxy(trust));
  const { house } = await openTestHouse();
  const accesses: Access[] = [];
  const app = createApp(house);
  const server = await listening(app, { trustProxy, onAccess: (access) => accesses.push(access) });
  const requests = (count: number) => expect.poll(() => accesses.length).toBe(count);
  return { house, app, server, accesses, requests };
}

it("writes one line for each request, with the row's path and without personal data", async () => {
  const { server, accesses, requests } = await serve("0");
  const phone = await rawRequest(server.url, "/api/user/checkPhone/0812345678?secret=1", [HOST]);
  await rawRequest(server.url, "/nothing/0812345678", [HOST, "authorization: Bearer s3cret"]);
  await rawRequest(server.url, "/api/user/checkPhone/0812345678", ["host: evil.example"]);
  const { socket } = openRaw(
    server.url,
    `POST ${LOGIN} HTTP/1.1\r\n${HOST}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{`,
  );
  await once(socket, "connect");
  socket.destroy();
  await requests(4);
  await server.stop();
  const seen = accesses.map(({ method, route, status }) => [method, route, status]);
  expect(seen).toEqual([
    ["GET", "/api/user/checkPhone/{value}", 200],
    ["GET", "-", 404],
    ["GET", "-", 421],
    ["POST", expect.stringMatching(/^(-|\/api\/auth\/login)$/), 0],
  ]);
  expect(accesses[0]).toMatchObject({
    id: phone.headers.get("x-request-id"),
    address: "127.0.0.1",
    bytes: expect.toSatisfy((bytes) => Number(bytes) > phone.body.length),
  });
  expect(new Set(accesses.map(({ id }) => id)).size).toBe(4);
  const lines = accesses.flatMap((access) => [accessLine(access, "json"), accessLine(access, "text")]);
  expect(lines.join("\n")).not.toMatch(/0812345678|s3cret|secret|evil/);
  for (const line of lines) expect(line).not.toContain("\n");
});

it("writes the code of each refusal, whichever check refused", async () => {
  const { house, server, accesses, requests } = await serve("0");
  const { session } = await joinHouse(house, 1);
  const other = await joinHouse(house, 2);
  const own = `authorization: Bearer ${session.token}`;
  await rawRequest(server.url, `/api/auth/user/${session.member.id}`, [HOST, "authorization: Bearer none"]);
  await rawRequest(server.url, `/api/auth/user/${other.session.member.id}`, [HOST, own]);
  await rawRequest(server.url, "/api/auth/audit?limit=x", [HOST, own]);
  await rawRequest(server.url, "/api/user/inviter/none", [HOST]);
  await rawRequest(server.url, "/api/setting", [HOST], "POST");
  await requests(5);
  await server.stop();
  const { id } = session.member;
  expect(accesses.map(({ status, code, member }) => [status, code, member])).toEqual([
    [401, "unauthorised", undefined],
    [403, "forbidden", id],
    [400, "body-invalid", id],
    [422, "inviter-unknown", undefined],
    [405, "method-not-allowed", undefined],
  ]);
  expect(accessLine(accesses[2] as Access, "json")).toContain('"code":"body-invalid"');
});

it("keeps a request's id only from a trusted proxy and only when it is well-formed", async () => {
  const plain = await serve("0");
  const given = "x-request-id: abc-123.DEF";
  expect((await rawRequest(plain.server.url, "/api/setting", [HOST, given])).headers.get("x-request-id")).toMatch(
    /^[\da-f-]{36}$/,
  );
  await plain.server.stop();
  const proxied = await serve("1");
  const idOf = async (header: string) =>
    (await rawRequest(proxied.server.url, "/api/setting", [HOST, header])).headers.get("x-request-id");
  expect(await idOf(given)).toBe("abc-123.DEF");
  for (const wrong of ["short", "x".repeat(65), "with space in it", "<script>alert"]) {
    expect(await idOf(`x-request-id: ${wrong}`)).toMatch(/^[\da-f-]{36}$/);
  }
  await proxied.server.stop();
});

it("an unexpected error carries the id in the log and in the reply", async () => {
  const { house } = await openTestHouse();
  const log: unknown[] = [];
  const broken = { ...house, site: { ...house.site, operation: () => Promise.reject(new Error("the disk is full")) } };
  const server = await listening(createApp(broken, { log: (_level, _message, ...about) => log.push(about) }));
  const { status, headers, body } = await rawRequest(server.url, "/api/user/checkPhone/0812345678", [HOST]);
  await server.stop();
  const id = headers.get("x-request-id") ?? "";
  expect(status).toBe(500);
  expect(JSON.parse(body)).toEqual({ code: "unexpected", message: expect.any(String), requestId: id });
  expect(log).toEqual([
    [{ requestId: id, row: "GET /api/user/checkPhone/{value}", member: undefined }, new Error("the disk is full")],
  ]);
});

it("HTTPS is only what a trusted proxy says, and browsers are told to keep to it", async () => {
  const hstsOf = async (trust: string, hsts: Hsts, proto: string) => {
    const trustProxy = unwrap(readTrustProxy(trust));
    const { house } = await openTestHouse();
    const server = await listening(createApp(house), { trustProxy, hsts });
    const reply = await rawRequest(server.url, "/nothing", [HOST, `x-forwarded-proto: ${proto}`]);
    await server.stop();
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    return reply.headers.get("strict-transport-security");
  };
  expect(await hstsOf("1", "behind-tls", "https")).toBe("max-age=31536000");
  expect(await hstsOf("1", "behind-tls-with-subdomains", "https")).toBe("max-age=31536000; includeSubDomains");
  expect(await hstsOf("1", "behind-tls-with-subdomains", "http")).toBeUndefined();
  expect(await hstsOf("1", "behind-tls", "http")).toBeUndefined();
  expect(await hstsOf("0", "behind-tls", "https")).toBeUndefined();
  expect(await hstsOf("0", "always", "http")).toBe("max-age=31536000");
  expect(await hstsOf("1", "never", "https")).toBeUndefined();
});
