import { expect, it } from "vitest";
import { createApp } from "../../../adapters/server/create-app.ts";
import { SERVER_LIMITS } from "../../../adapters/server/limits.ts";
import { baht } from "../../../core/shared/money.ts";
import { joinHouse, openTestHouse, unwrap } from "../house/test-house.ts";
import { call, listening, openServer } from "./open-server.ts";

const STREAM = "/api/auth/stream";

it("writes an id, the changes as JSON, and no more after the reader left", async () => {
  const { app, house, testMember } = await openServer();
  const { session, id } = testMember;
  const reply = await app.request(STREAM, { headers: { authorization: `Bearer ${session.token}` } });
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(reply.headers.get("content-security-policy")).toMatch(/^default-src 'none'.* frame-ancestors 'none'$/);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value ?? "";
  expect(await read()).toMatch(/^event: open\nid: \d+\.0\.0\ndata: \{\}\n\n: beat\n\n$/);
  unwrap(await house.staff.topUp(id, baht(5)));
  expect(await read()).toMatch(
    /^event: change\nid: \d+\.0\.0\ndata: \{"what":"credit"\}\n\nevent: change\nid: \d+\.0\.0\ndata: \{"what":"inbox"\}\n\n$/,
  );
  await reader?.cancel();
});

it("needs a session, and is closed in maintenance", async () => {
  const { app, house, testMember } = await openServer();
  expect((await call(app, "GET", STREAM)).status).toBe(401);
  await house.staff.setMaintenance({ maintenance: true, until: undefined });
  expect((await call(app, "GET", STREAM, { session: testMember.session })).status).toBe(503);
});

it("does not begin for a request that wants the head only", async () => {
  const { house } = await openTestHouse();
  const { session } = await joinHouse(house);
  const app = createApp(house, { limits: { ...SERVER_LIMITS, streamsPerMember: 1 } });
  const server = await listening(app);
  const headers = { authorization: `Bearer ${session.token}` };
  for (let call = 0; call < 3; call += 1) {
    expect((await fetch(server.url + STREAM, { method: "HEAD", headers })).status).toBe(200);
    expect((await app.request(STREAM, { method: "HEAD", headers })).status).toBe(200);
  }
  await server.stop();
  await house.close();
});

it("does not keep a server from stopping", async () => {
  const { house } = await openTestHouse();
  const { session } = await joinHouse(house);
  const server = await listening(createApp(house));
  const reply = await fetch(server.url + STREAM, {
    headers: { authorization: `Bearer ${session.token}`, accept: "text/event-stream" },
  });
  expect(reply.status).toBe(200);
  const rest = reply.text().catch(() => "cut");
  await server.stop();
  await rest;
  await house.close();
});
