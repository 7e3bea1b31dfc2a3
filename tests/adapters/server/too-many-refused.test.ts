import { expect, it } from "vitest";
import { call, openServer } from "./open-server.ts";

it("tells a member with too many refusals today to try again later: 429 with Retry-After", async () => {
  const { app, testMember } = await openServer({ refusalsPerDay: 1 });
  const { session, id } = testMember;
  const withdraw = (key: string) =>
    call(app, "POST", `/api/auth/withdraw/${id}`, {
      session,
      body: { amount: 5 },
      headers: { "idempotency-key": `too-many-refused-${key}` },
    });
  const first = await withdraw("1");
  expect(first).toMatchObject({ status: 422, body: { code: "credit-insufficient" } });
  const second = await withdraw("2");
  expect(second).toMatchObject({
    status: 429,
    body: { code: "too-many-refused", facts: { retryAfter: 43_200, perDay: 1 } },
  });
  expect(second.headers.get("retry-after")).toBe("43200");
  expect(await withdraw("1")).toMatchObject({ status: 422, body: first.body });
});
