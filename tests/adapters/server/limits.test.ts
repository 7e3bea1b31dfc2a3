import { request } from "node:http";
import { expect, it } from "vitest";
import { createNodePuzzles } from "../../../adapters/house/node/node-puzzles.ts";
import { DEFAULT_LIMITS } from "../../../adapters/house/session/limits/default-limits.ts";
import { createHttpClient } from "../../../adapters/http/client/client.ts";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { solvePuzzle } from "../../../adapters/http/solve-puzzle.ts";
import { createApp } from "../../../adapters/server/create-app.ts";
import { thai } from "../../../core/sentences/thai.ts";
import { solvingPuzzles } from "../../../core/session/solve-puzzles.ts";
import { joinHouse, newKey, openTestHouse, plainPasswords, registrationOf } from "../house/test-house.ts";
import { call, listening, openServer } from "./open-server.ts";

const LOGIN = "/api/auth/login";
const wrong = { username: "member1", password: "wrong-1234" };

it("says when to try again, in a header and in the facts", async () => {
  const { app, now } = await openServer();
  let reply = await call(app, "POST", LOGIN, { body: wrong });
  for (let count = 1; count < 5; count += 1) reply = await call(app, "POST", LOGIN, { body: wrong });
  expect(reply.status).toBe(429);
  expect(reply.headers.get("retry-after")).toBe("2");
  expect(reply.body).toEqual({
    code: "sign-in-locked",
    message: "ใส่รหัสผ่านผิดหลายครั้งเกินไป ลองใหม่ได้ในอีก 2\u00a0วินาที",
    facts: { until: now() + 2000, retryAfter: 2 },
  });
});

it("offers a puzzle, whose answer signs in and registers", async () => {
  const limit = { free: 1, forgetMs: 1e9, firstDelayMs: 60_000, maxDelayMs: 60_000 };
  const rates = { ...DEFAULT_LIMITS, house: limit, registerHouse: { ...limit, free: 2 } };
  const { house } = await openTestHouse({ rates, puzzles: createNodePuzzles("a key of tests only, of 32 letters") });
  await joinHouse(house);
  const server = await listening(createApp(house, { log: () => undefined }));
  const client = createHttpClient({
    send: fetch,
    baseUrl: server.url,
    identity: () => undefined,
    platform: "AND",
    version: "1",
    hostname: "test",
    sendsIdempotencyKey: true,
    sentences: () => thai,
  });
  const session = createHttpSession(client, () => undefined);
  expect((await session.signIn({ username: "nobody99", password: "wrong-1234" })).ok).toBe(false);
  await session.register(registrationOf(2), newKey());
  const right = { username: "member1", password: "secret1234" };
  const refused = { error: { code: "too-many-requests", facts: { puzzle: expect.any(String) } } };
  const key = newKey();
  expect(await session.signIn(right)).toMatchObject(refused);
  expect(await session.register(registrationOf(3), key)).toMatchObject(refused);
  const puzzles = { solve: solvePuzzle };
  const signedIn = await solvingPuzzles(puzzles, (...answer) => session.signIn(right, ...answer));
  expect(signedIn).toMatchObject({ value: { member: { username: "member1" } } });
  const registered = await solvingPuzzles(puzzles, (...answer) => session.register(registrationOf(3), key, ...answer));
  expect(registered).toMatchObject({ value: { member: { username: "member3" } } });
  await server.stop();
  await house.close();
});

it("asks for no password of a client that has gone", async () => {
  const started: string[] = [];
  let finish = (): void => undefined;
  const blocked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const passwords = {
    ...plainPasswords,
    threads: 1,
    verify: async (password: string) => {
      started.push(password);
      await blocked;
      return false;
    },
  };
  const { house } = await openTestHouse({ passwords });
  await joinHouse(house);
  const server = await listening(createApp(house, { log: () => undefined }));
  const ask = (password: string) => {
    const asked = request(`${server.url}${LOGIN}`, { method: "POST", headers: { "content-type": "application/json" } });
    const ended = new Promise((resolve) => asked.once("close", resolve));
    asked.on("error", () => undefined);
    asked.on("response", (reply) => reply.resume());
    asked.end(JSON.stringify({ username: `somebody-${password}`, password }));
    return { asked, ended };
  };
  const first = ask("first");
  await expect.poll(() => started).toEqual(["first"]);
  const gone = ask("gone");
  await new Promise((resolve) => gone.asked.once("finish", resolve));
  // The server has read the request when it answers a later one.
  expect((await fetch(`${server.url}/api/user/checkUsername/free99`)).status).toBe(200);
  gone.asked.destroy();
  await gone.ended;
  expect((await fetch(`${server.url}/api/user/checkUsername/free99`)).status).toBe(200);
  const last = ask("last");
  finish();
  await Promise.all([first.ended, last.ended]);
  expect(started).toEqual(["first", "last"]);
  await server.stop();
  await house.close();
});
