import { expect, test } from "vitest";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { baht } from "../../../core/shared/money.ts";
import { joinHouse } from "../house/test-house.ts";
import { call, openServer, pathOf } from "./open-server.ts";

const BODIES = Object.entries<AnyExample>(EXAMPLES).flatMap(([name, { body }]) =>
  typeof body === "object" && body !== null ? [[name as keyof typeof ENDPOINTS, body] as const] : [],
);

/** Names that every object has, and fields that a careless merge would take over from a caller. */
const HOSTILE =
  '"__proto__":{"stolen":true,"auth":"public"},"constructor":{"prototype":{"stolen":true}},"prototype":{"stolen":true},' +
  '"id":"other","uuid":"other","member":"other","credit":1000000,"creditSatang":100000000,"levelId":4,"points":1000000';

test("no field of a body that the contract does not name changes an object or a member", async () => {
  const { app, house, testMember } = await openServer({}, baht(10_000));
  const { session } = testMember;
  const before = await house.member(session.member.id).profile();
  expect(BODIES.length).toBeGreaterThan(30);
  for (const [name, body] of BODIES) {
    const row = ENDPOINTS[name];
    const own = JSON.stringify(body).slice(1, -1);
    const text = `{${HOSTILE}${own === "" ? "" : `,${own}`}}`;
    const { status } = await call(app, row.method, pathOf(row, session), { session, text });
    expect([name, status < 500 || status === 501]).toEqual([name, true]);
    expect([name, Reflect.get({}, "stolen"), Reflect.get({}, "auth")]).toEqual([name, undefined, undefined]);
  }
  const { id, username, level, levelId, points } = await house.member(session.member.id).profile();
  expect({ id, username, level, levelId }).toEqual({
    id: before.id,
    username: before.username,
    level: before.level,
    levelId: before.levelId,
  });
  expect(points).toBeLessThan(1_000_000);
});

test("a parameter that comes twice counts once, and those of query, path and body never stand in for each other", async () => {
  const { app, house, testMember } = await openServer();
  const { session } = testMember;
  const other = await joinHouse(house, 2);
  const items = async (query: string) => {
    const reply = await call(app, "GET", `/api/auth/audit?${query}`, { session });
    return [reply.status, (reply.body as { readonly items?: readonly unknown[] }).items?.length];
  };
  for (const postcode of ["10110", "10120"])
    expect((await call(app, "PATCH", "/api/auth/address", { session, body: { postcode } })).status).toBe(200);
  expect(await items("limit=1&limit=2")).toEqual([200, 1]);
  expect(await items("limit=2&limit=1")).toEqual([200, 2]);
  expect(await items("limit[]=1&__proto__=x&constructor=y&limit=2")).toEqual([200, 2]);
  expect((await items("limit=x&limit=1"))[0]).toBe(400);

  const own = session.member.id;
  const asked = await call(app, "GET", `/api/auth/user/${own}?uuid=${other.id}&token=${other.session.token}`, {
    session,
  });
  expect([asked.status, JSON.stringify(asked.body).includes(other.id)]).toEqual([200, false]);
  const withdrawal = await call(app, "POST", `/api/auth/withdraw/${own}?amount=100`, { session, body: {} });
  expect(withdrawal).toMatchObject({ status: 400, body: { field: "amount" } });
  expect((await call(app, "GET", `/api/auth/user/${own}?authorization=Bearer%20${session.token}`)).status).toBe(401);
});
