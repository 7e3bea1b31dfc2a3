import * as v from "valibot";
import { expect, test } from "vitest";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { EXAMPLES } from "../../../contracts/examples/examples.ts";
import type { AnyExample } from "../../../contracts/examples/examples-of.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";
import { baht } from "../../../core/shared/money.ts";
import { joinHouse, newKey, registrationOf, unwrap } from "../house/test-house.ts";
import { call, openServer, pathOf } from "./open-server.ts";

/** A sign-out comes last, because the others would be refused after it. */
const ROWS = Object.entries<AnyExample>(EXAMPLES)
  .map(([name, example]) => [ENDPOINTS[name as keyof typeof ENDPOINTS] as Endpoint, example] as const)
  .filter(([{ streams }]) => !streams)
  .sort(([one], [other]) => Number(one === ENDPOINTS.logout) - Number(other === ENDPOINTS.logout));

test("a reply has the fields that its row names, and none besides", async () => {
  const { app, house, testMember } = await openServer({}, baht(10_000));
  const { service, session } = testMember;
  unwrap(await service.requestDeposit(baht(500), newKey()));
  unwrap(await service.requestWithdrawal(baht(100), newKey()));
  await joinHouse(house, 2);
  const { launchId } = unwrap(await service.openGame("sanam-dice", newKey(), session.token));
  const own = { ...registrationOf(1), launchId, userUuid: session.member.id };
  let answered = 0;
  for (const [row, { body, query }] of ROWS) {
    const asked = Object.entries(body ?? {}).map(([field, value]) => [field, Reflect.get(own, field) ?? value]);
    const reply = await call(app, row.method, `${pathOf(row, session)}?${new URLSearchParams(query)}`, {
      session,
      ...(body !== undefined && { body: Object.fromEntries(asked) }),
    });
    if (reply.status !== 200) continue;
    answered += 1;
    expect([row.path, reply.body]).toEqual([row.path, v.parse(row.reply, reply.body)]);
  }
  expect(answered).toBeGreaterThan(45);
});

test("the short profile has neither the bank account nor the address", async () => {
  const { app, testMember } = await openServer({});
  const { service, session } = testMember;
  const address = EXAMPLES.changeAddress.body;
  unwrap(await service.changeAddress({ ...address, line: address.line ?? "" }, newKey()));
  const read = async (row: Endpoint) =>
    Object.keys(Object((await call(app, "GET", pathOf(row, session), { session })).body));
  const whole = await read(ENDPOINTS.userDetail);
  expect(whole).toEqual(expect.arrayContaining(["user_bank", "user_address"]));
  const parts = new Set(await read(ENDPOINTS.user));
  expect(whole.filter((field) => !parts.has(field))).toEqual(["user_bank", "user_address"]);
});
