import { describe, expect, it } from "vitest";
import { makeSandboxSlip } from "../../../../adapters/house/sandbox/sandbox-slip.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../../core/shared/money.ts";
import {
  codeOf,
  joinHouse,
  newKey,
  openTestHouse,
  type TestHouse,
  type TestHouseOptions,
  type TestMember,
  unwrap,
} from "../test-house.ts";

async function openWithMember(credit = baht(0), options: TestHouseOptions = {}) {
  const opened = await openTestHouse({ backOffice: { mode: "waiting" }, ...options });
  return { ...opened, staff: opened.house.staff, member: await joinHouse(opened.house, 1, credit) };
}

async function deposited({ house }: Pick<TestHouse, "house">, { service }: TestMember, amount: Satang): Promise<void> {
  const { id } = unwrap(await service.requestDeposit(amount, newKey()));
  unwrap(await service.confirmDeposit(id, newKey()));
  unwrap(await house.staff.approve(id));
}

describe("deposits", () => {
  it("have the smallest and the largest amount, and nothing outside", async () => {
    const { member } = await openWithMember();
    const { service } = member;
    expect(codeOf(await service.requestDeposit(satang(99), newKey()))).toBe("amount-below-minimum");
    expect(codeOf(await service.requestDeposit(satang(200_000_001), newKey()))).toBe("amount-above-maximum");
    const { id } = unwrap(await service.requestDeposit(baht(2_000_000), newKey()));
    expect(codeOf(await service.requestDeposit(baht(100), newKey()))).toBe("request-already-open");
    unwrap(await service.cancelDeposit(id, newKey()));
    expect(codeOf(await service.confirmDeposit(id, newKey()))).toBe("request-status");
  });

  it("expire at the moment that they name, and not a millisecond before or later", async () => {
    const { member, advance } = await openWithMember();
    const { service } = member;
    const { id } = unwrap(await service.requestDeposit(baht(100), newKey()));
    advance(15 * MINUTE_MS - 1);
    expect((await service.deposits())[0]?.status).toBe("awaiting-transfer");
    advance(1);
    expect((await service.deposits())[0]?.status).toBe("expired");
    expect(codeOf(await service.confirmDeposit(id, newKey()))).toBe("request-status");
  });

  it("count in all for the whole time, and in a month for that month", async () => {
    const opened = await openWithMember();
    const { member, advance } = opened;
    const totals = async () => {
      const { depositedTotalSatang, depositedThisMonthSatang, levelId } = await member.service.level();
      return [depositedTotalSatang, depositedThisMonthSatang, levelId];
    };
    await deposited(opened, member, baht(1_000_000));
    expect(await totals()).toEqual([100_000_000, 100_000_000, 4]);
    advance(30 * DAY_MS);
    expect(await totals()).toEqual([100_000_000, 0, 3]);
    await deposited(opened, member, baht(2));
    expect(await totals()).toEqual([100_000_200, 200, 3]);
  });

  it("count for platinum as the brand says", async () => {
    const opened = await openWithMember(baht(0), { platinumBasis: "month" });
    await deposited(opened, opened.member, baht(300_000));
    expect((await opened.member.service.profile()).level).toBe("platinum");
    opened.advance(30 * DAY_MS);
    expect((await opened.member.service.profile()).level).toBe("gold");
    expect((await opened.member.service.level()).level).toBe("gold");
    // In the evening's bonus period, whose maximum is the level's.
    opened.advance(8.5 * HOUR_MS);
    expect((await opened.member.service.depositBonuses()).offer?.maximumSatang).toBe(baht(1_000));
  });
});

describe("slips", () => {
  it("by hand are compared with the member's own and with those of others, also after their credit", async () => {
    const { house, staff, member, now } = await openWithMember();
    const other = await joinHouse(house, 2);
    const { payload } = makeSandboxSlip({ amount: baht(80), at: now() });
    const byHand = (amount: number) => ({ payload, amountSatang: baht(amount) });
    // The bank says another amount, so the slip takes no key of its transfer before staff approve it.
    const first = unwrap(await member.service.requestSlipDeposit(byHand(90), newKey()));
    expect(codeOf(await member.service.requestSlipDeposit(byHand(90), newKey()))).toBe("slip-duplicate");
    const theirs = unwrap(await other.service.requestSlipDeposit(byHand(90), newKey()));
    unwrap(await staff.approve(first.id));
    expect(codeOf(await member.service.requestSlipDeposit(byHand(91), newKey()))).toBe("slip-duplicate");
    expect(codeOf(await other.service.requestSlipDeposit(byHand(90), newKey()))).toBe("slip-duplicate");
    await staff.approve(theirs.id);
    expect((await other.service.slips()).map(({ status }) => status)).toEqual(["duplicate"]);
    expect((await other.service.credit()).creditSatang).toBe(0);
  });

  it("that staff rejected can be looked at and sent again by their sender, and by nobody else", async () => {
    const { house, staff, member, now } = await openWithMember();
    const other = await joinHouse(house, 2);
    const { payload } = makeSandboxSlip({ amount: baht(80), at: now() });
    const { slipId } = unwrap(await member.service.verifySlip(payload));
    const first = unwrap(await member.service.confirmSlip(slipId, newKey()));
    expect(codeOf(await member.service.verifySlip(payload))).toBe("slip-duplicate");
    unwrap(await staff.reject(first.id, "อ่านไม่ออก"));
    expect(codeOf(await other.service.verifySlip(payload))).toBe("slip-duplicate");
    expect(codeOf(await other.service.confirmSlip(slipId, newKey()))).toBe("slip-duplicate");
    expect(unwrap(await member.service.verifySlip(payload)).slipId).toBe(slipId);
    const second = unwrap(await member.service.confirmSlip(slipId, newKey()));
    unwrap(await staff.approve(second.id));
    expect(codeOf(await member.service.verifySlip(payload))).toBe("slip-duplicate");
    expect((await member.service.credit()).creditSatang).toBe(baht(80));
  });

  it("by hand that wait for staff are refused at the look, too", async () => {
    const { member, now } = await openWithMember();
    const { payload } = makeSandboxSlip({ amount: baht(80), at: now() });
    unwrap(await member.service.requestSlipDeposit({ payload, amountSatang: baht(90) }, newKey()));
    expect(codeOf(await member.service.verifySlip(payload))).toBe("slip-duplicate");
  });

  it("that the bank confirms are taken at once, for everybody", async () => {
    const { house, member, now } = await openWithMember();
    const other = await joinHouse(house, 2);
    const { payload } = makeSandboxSlip({ amount: baht(80), at: now() });
    const { slipId } = unwrap(await member.service.verifySlip(payload));
    unwrap(await member.service.confirmSlip(slipId, newKey()));
    expect(codeOf(await other.service.confirmSlip(slipId, newKey()))).toBe("slip-duplicate");
    expect(codeOf(await other.service.verifySlip(payload))).toBe("slip-duplicate");
    expect(codeOf(await other.service.requestSlipDeposit({ payload, amountSatang: baht(80) }, newKey()))).toBe(
      "slip-duplicate",
    );
  });
});

describe("the ledger", () => {
  it("has the balance after each line, and a rejection returns exactly what was taken", async () => {
    const { staff, member } = await openWithMember(baht(500));
    const { service } = member;
    const { id } = unwrap(await service.requestWithdrawal(satang(12_345), newKey()));
    unwrap(await staff.reject(id, "ทดสอบ"));
    const { items } = unwrap(
      await service.history({ kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 10 }),
    );
    expect(items.map(({ creditSatang, balanceSatang }) => [creditSatang, balanceSatang])).toEqual([
      [12_345, 50_000],
      [-12_345, 37_655],
      [50_000, 50_000],
    ]);
    expect((await service.credit()).creditSatang).toBe(50_000);
  });
});
