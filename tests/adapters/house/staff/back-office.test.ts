import { describe, expect, it } from "vitest";
import { type MemberEvent, memberEngine } from "../../../../adapters/house/house.ts";
import type { SlipBank } from "../../../../adapters/house/ports/banks.ts";
import { createSandboxSlipBank } from "../../../../adapters/house/sandbox/sandbox-banks.ts";
import { SANDBOX_ACCOUNT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { isSiteEvent } from "../../../../adapters/house/site/site-stream.ts";
import { DAY_MS, MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { slipOf } from "../laws/member-actions.ts";
import { codeOf, eventsOf, joinHouse, newKey, openTestHouse, unwrap } from "../test-house.ts";

describe("the back office", () => {
  it("names a gift by what it is", async () => {
    const { house, journal } = await openTestHouse();
    const { id } = await joinHouse(house, 1, baht(500));
    unwrap(await house.staff.givePoints(id, 40));
    const titles = (await eventsOf(journal)).flatMap((event) => (event.type === "bonus-granted" ? event.title : []));
    expect(titles).toEqual(["ปรับเครดิตโดยเจ้าหน้าที่", "ปรับแต้มโดยเจ้าหน้าที่"]);
  });

  it("writes due events at the next read, with the time at which they were due", async () => {
    const testHouse = await openTestHouse({ backOffice: { mode: "automatic", afterMs: 10_000 } });
    const { service } = await joinHouse(testHouse.house, 1, baht(500));
    const asked = testHouse.now();
    unwrap(await service.requestWithdrawal(baht(100), newKey()));
    testHouse.advance(3_600_000);
    expect((await eventsOf(testHouse.journal)).some(({ type }) => type === "withdrawal-paid")).toBe(false);
    await service.credit();
    const paid = (await eventsOf(testHouse.journal)).filter(({ type }) => type.startsWith("withdrawal-pa"));
    expect(paid.map(({ type, at }) => [type, at - asked])).toEqual([
      ["withdrawal-paying", 4_000],
      ["withdrawal-paid", 10_000],
    ]);
    await service.credit();
    expect((await eventsOf(testHouse.journal)).filter(({ type }) => type === "withdrawal-paid")).toHaveLength(1);
  });

  it("ends all sessions of one member, and the audit log says who did", async () => {
    const { house } = await openTestHouse();
    const { id, session } = await joinHouse(house, 1);
    const other = await joinHouse(house, 2);
    const credentials = { username: session.member.username, password: "secret1234" };
    const second = unwrap(await house.visitors.signIn(credentials));
    const memberOf = (token: string) => house.authenticate(token);
    expect([await memberOf(session.token), await memberOf(second.token)]).toEqual([id, id]);
    unwrap(await house.staffAs({ by: "Malee" }).endSessions(id));
    expect([await memberOf(session.token), await memberOf(second.token)]).toEqual([undefined, undefined]);
    expect((await house.use(session.token)).state).toBe("unknown");
    expect(await memberOf(other.session.token)).toBe(other.id);
    const [entry] = (await house.audit.page({ member: id, cursor: undefined, limit: 1 }))?.items ?? [];
    expect(entry).toMatchObject({ action: "end-sessions", actor: "staff", staff: "Malee", outcome: "done" });
    const again = unwrap(await house.visitors.signIn(credentials, { deviceToken: second.deviceToken }));
    expect(await memberOf(again.token)).toBe(id);
  });

  it("depends only on state, time and policy, and does nothing twice", async () => {
    const testHouse = await openTestHouse();
    const { service } = await joinHouse(testHouse.house, 1, baht(500));
    const { id } = unwrap(await service.requestDeposit(baht(50), newKey()));
    unwrap(await service.confirmDeposit(id, newKey()));
    unwrap(await service.requestWithdrawal(baht(100), newKey()));
    const events = (await eventsOf(testHouse.journal)) as readonly MemberEvent[];
    const state = events.reduce(memberEngine.evolve, memberEngine.initial);
    const policy = { mode: "automatic", afterMs: 3000 } as const;
    const later = plus(testHouse.now(), MINUTE_MS);
    expect(memberEngine.dueEvents(state, plus(testHouse.now(), 1199), policy)).toEqual([]);
    const due = memberEngine.dueEvents(state, later, policy);
    expect(due).toEqual(memberEngine.dueEvents(state, later, policy));
    expect(due.map(({ type }) => type)).toEqual(["withdrawal-paying", "deposit-credited", "withdrawal-paid"]);
    expect(memberEngine.dueEvents(due.reduce(memberEngine.evolve, state), later, policy)).toEqual([]);
    expect(memberEngine.dueEvents(state, later, { mode: "waiting" })).toEqual([]);
  });

  it("leaves requests to staff in waiting mode, but lets a deposit without a transfer expire", async () => {
    const testHouse = await openTestHouse({ backOffice: { mode: "waiting" } });
    const { house } = testHouse;
    const { service, id: member } = await joinHouse(house, 1, baht(500));
    const paidIn = unwrap(await service.requestDeposit(baht(50), newKey()));
    unwrap(await service.confirmDeposit(paidIn.id, newKey()));
    const takenOut = unwrap(await service.requestWithdrawal(baht(100), newKey()));
    const left = unwrap(await service.requestDeposit(baht(70), newKey()));
    testHouse.advance(60 * MINUTE_MS);
    const waiting = await house.staff.openRequests();
    expect(waiting.map(({ id, kind, status }) => [id, kind, status])).toEqual([
      [paidIn.id, "deposit", "checking"],
      [takenOut.id, "withdrawal", "checking"],
    ]);
    expect(waiting[0]).toMatchObject({ member, username: "member1", amountSatang: baht(50) });
    expect((await service.deposits()).find(({ id }) => id === left.id)?.status).toBe("expired");

    unwrap(await house.staff.startPaying(takenOut.id));
    expect(codeOf(await house.staff.startPaying(takenOut.id))).toBe("request-status");
    unwrap(await house.staff.approve(takenOut.id));
    unwrap(await house.staff.reject(paidIn.id, "ไม่พบยอดโอน"));
    expect(codeOf(await house.staff.approve(paidIn.id))).toBe("request-not-found");
    expect(await house.staff.openRequests()).toEqual([]);
    expect((await service.credit()).creditSatang).toBe(baht(400));
  });

  it("lists all open requests, and other requests for a week", async () => {
    const testHouse = await openTestHouse({ backOffice: { mode: "waiting" } });
    const { service } = await joinHouse(testHouse.house, 1, baht(500));
    const old = unwrap(await service.requestDeposit(baht(50), newKey()));
    unwrap(await service.cancelDeposit(old.id, newKey()));
    const paidIn = unwrap(await service.requestDeposit(baht(60), newKey()));
    unwrap(await service.confirmDeposit(paidIn.id, newKey()));
    const rejected = unwrap(await service.requestWithdrawal(baht(20), newKey()));
    unwrap(await testHouse.house.staff.reject(rejected.id, "ทดสอบ"));
    testHouse.advance(7 * DAY_MS - 1);
    expect(await service.deposits()).toHaveLength(2);
    expect(await service.withdrawals()).toHaveLength(1);
    testHouse.advance(1);
    expect((await service.deposits()).map(({ id }) => id)).toEqual([paidIn.id]);
    expect(await service.withdrawals()).toEqual([]);
    expect(await service.depositHistory()).toHaveLength(2);
    // The day of the first attempt is out of the week now.
    testHouse.advance(DAY_MS);
    unwrap(await service.retryWithdrawal(rejected.id, newKey()));
    unwrap(await testHouse.house.staff.approve(rejected.id));
    expect((await service.withdrawals()).map(({ id }) => id)).toEqual([rejected.id]);
  });

  it("finishes waiting requests when it is switched on, not earlier than the latest event", async () => {
    const testHouse = await openTestHouse({ backOffice: { mode: "waiting" } });
    const member = await joinHouse(testHouse.house, 1, baht(500));
    unwrap(await member.service.requestWithdrawal(baht(100), newKey()));
    testHouse.advance(10 * MINUTE_MS);
    unwrap(await testHouse.house.staff.topUp(member.id, baht(1)));
    const lastEventAt = testHouse.now();
    testHouse.advance(10 * MINUTE_MS);
    await testHouse.house.staff.setBackOffice({ mode: "automatic", afterMs: 3000 });
    const [withdrawal] = await member.service.withdrawals();
    expect(withdrawal?.timeline.at(-1)).toEqual({ status: "paid", at: lastEventAt });
    const events = await eventsOf(testHouse.journal);
    const times = events.filter((event) => !isSiteEvent(event)).map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
  });
});

describe("slips that a member submits", () => {
  const payload = slipOf(3).payload;

  it("are credited when the bank's amount matches, and rejected with a reason otherwise", async () => {
    const testHouse = await openTestHouse();
    const { service } = await joinHouse(testHouse.house);
    unwrap(await service.requestSlipDeposit({ payload, amountSatang: baht(90) }, newKey()));
    testHouse.advance(3000);
    const [rejected] = await service.slips();
    expect(rejected?.status).toBe("rejected");
    expect(rejected?.timeline.at(-1)?.reason).toMatch(/ยอด/);
    unwrap(await service.requestSlipDeposit({ payload, amountSatang: baht(100) }, newKey()));
    expect(codeOf(await service.requestSlipDeposit({ payload, amountSatang: baht(100) }, newKey()))).toBe(
      "slip-duplicate",
    );
    testHouse.advance(3000);
    expect((await service.slips())[0]?.status).toBe("credited");
    expect((await service.credit()).creditSatang).toBe(baht(100));
  });

  it("wait for staff when the bank does not answer, and are duplicates when the transfer was credited meanwhile", async () => {
    let unavailable = true;
    const bank = createSandboxSlipBank(SANDBOX_ACCOUNT);
    const slipBank: SlipBank = {
      lookUp: async (slip, now) => (unavailable ? { outcome: "unavailable" } : bank.lookUp(slip, now)),
    };
    const testHouse = await openTestHouse({ slipBank });
    const one = await joinHouse(testHouse.house, 1);
    const two = await joinHouse(testHouse.house, 2);
    const submitted = unwrap(await one.service.requestSlipDeposit({ payload, amountSatang: baht(100) }, newKey()));
    testHouse.advance(60 * MINUTE_MS);
    expect((await one.service.slips())[0]?.status).toBe("checking");
    unavailable = false;
    const review = unwrap(await two.service.verifySlip(payload));
    unwrap(await two.service.confirmSlip(review.slipId, newKey()));
    unwrap(await testHouse.house.staff.approve(submitted.id));
    expect((await one.service.slips())[0]?.status).toBe("duplicate");
    testHouse.advance(3000);
    expect((await one.service.credit()).creditSatang).toBe(0);
    expect((await two.service.credit()).creditSatang).toBe(baht(100));
  });
});
