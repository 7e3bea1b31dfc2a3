import { expect, it } from "vitest";
import { baht } from "../../../core/shared/money.ts";
import { call, openServer } from "./open-server.ts";

it("tells a closed site's member what became of an action, and closes the rest", async () => {
  const { app, house, testMember } = await openServer({}, baht(500));
  const { session, id } = testMember;
  const post = (path: string, body: object, key?: string, own = session) =>
    call(app, "POST", path, {
      session: own,
      body,
      headers: key === undefined ? {} : { "idempotency-key": `keys-in-maintenance-${key}` },
    });
  const withdraw = (amount: number, key?: string, own = session) =>
    post(`/api/auth/withdraw/${id}`, { amount }, key, own);
  const done = await withdraw(100, "done");
  const refused = await withdraw(9_000, "refused");
  expect([done.status, refused.status]).toEqual([200, 422]);
  await house.staff.setMaintenance({ maintenance: true, until: undefined });

  expect(await withdraw(100, "done")).toMatchObject({ status: 200, body: done.body });
  expect(await withdraw(9_000, "refused")).toMatchObject({ status: 422, body: refused.body });
  expect(await withdraw(200, "done")).toMatchObject({ status: 422, body: { code: "key-reused" } });
  const passwords = { oldPassword: "rainy-season-7", newPassword: "cool-season-8", confirmPassword: "cool-season-8" };
  const closed = [
    await withdraw(100, "new"),
    await withdraw(100),
    await withdraw(100, "done", { ...session, token: "unknown" }),
    await post(`/api/auth/user/change-password/${id}`, passwords, "password"),
    await post("/api/auth/deposit-request", { amount: 100 }, "deposit"),
  ];
  for (const each of closed) expect(each).toMatchObject({ status: 503, body: { code: "maintenance" } });

  await house.staff.setMaintenance({ maintenance: false, until: undefined });
  const { body } = await post(`/api/auth/user/getCredit/${session.member.username}`, { balanceType: "credit" });
  expect(body).toMatchObject({ credit: 400 });
});
