import { describe, expect, it } from "vitest";
import { type MemberEvent, memberEngine } from "../../../../adapters/house/house.ts";
import { paidByHouse } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { DICE_BETS } from "../../../../core/rules/dice.ts";
import { refundDueAt } from "../../../../core/rules/loss-refund.ts";
import { bangkokDateOf, DAY_MS, type Instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, satang } from "../../../../core/shared/money.ts";
import { type Given, given, minutesLater, NOW, REGISTERED } from "../given.ts";
import { expectMoneyLaws, expectPaidOnce } from "../laws/money-laws.ts";
import { joinHouse, newKey, openTestHouse, type TestMember, unwrap } from "../test-house.ts";

const DAY = bangkokDateOf(NOW);
const DUE = refundDueAt(DAY);
const bonus: MemberEvent = {
  type: "bonus-granted",
  at: minutesLater(-30),
  id: "B-1",
  title: "โบนัส",
  amount: baht(5_000),
  points: 0,
};
const round = (bet: Satang, win: Satang, more: { readonly refund?: number; readonly at?: Instant } = { refund: 5 }) =>
  ({ type: "round-played", at: NOW, id: "G-1", game: "g", title: "เกม", bet, win, ...more }) as const;
const due = ({ state }: Given, at: Instant) => memberEngine.dueEvents(state, at, { mode: "waiting" });
const refunded = (amount: Satang): MemberEvent => ({
  type: "loss-refunded",
  at: DUE,
  id: "R-691120",
  amount,
  day: DAY,
});
const past = given(REGISTERED, bonus);

describe("the refund of a day", () => {
  it("is the percent of what its rounds lost together, ten minutes after the day", () => {
    const played = past.and(round(baht(100), baht(0)), round(baht(50), baht(80)), round(satang(39), satang(0)));
    expect(due(played, plus(DUE, -1))).toEqual([]);
    // 5 % of 70.39 baht, rounded down.
    expect(due(played, DUE)).toEqual([refunded(satang(351))]);
    expect(due(played, plus(DUE, 30 * DAY_MS))).toEqual([refunded(satang(351))]);
  });

  it("is none for a day that was won, for a loss of a few satang, and for rounds that promise none", () => {
    expect(due(past.and(round(baht(100), baht(100.01))), DUE)).toEqual([]);
    expect(due(past.and(round(satang(19), satang(0))), DUE)).toEqual([]);
    expect(due(past.and(round(baht(100), baht(0), {})), DUE)).toEqual([]);
    const mixed = past.and(round(baht(1_000), baht(0), {}), round(baht(100), baht(0)));
    expect(due(mixed, DUE)).toEqual([refunded(baht(5))]);
  });

  it("is paid once, apart for each day", () => {
    const later = plus(NOW, DAY_MS);
    const played = past.and(round(baht(100), baht(0)));
    const paid = played.and(...due(played, DUE));
    expect(due(paid, plus(DUE, DAY_MS))).toEqual([]);
    const again = paid.and(round(baht(200), baht(0), { refund: 8, at: later }));
    expect(due(again, plus(DUE, DAY_MS))).toMatchObject([{ amount: baht(16), day: bangkokDateOf(later) }]);
  });

  it("has a line and a message of its own", () => {
    const { creditSatang, rows } = past.and(round(baht(100), baht(0))).changes(refunded(baht(5)));
    expect(creditSatang).toBe(baht(4_905));
    const title = "คืนยอดเสียของวันที่ 20 พ.ย. 69";
    expect(rows.ledger).toMatchObject([{ row: { tag: "refund", body: { title, reference: "R-691120" } } }]);
    expect(rows.inbox).toMatchObject([{ row: { body: { topic: "bonus-granted", title, amountSatang: baht(5) } } }]);
  });
});

async function playDice({ service, session }: TestMember, house: Awaited<ReturnType<typeof openTestHouse>>["house"]) {
  const { launchId } = unwrap(await service.openGame("sanam-dice", newKey(), session.token));
  // Until the day is lost.
  for (let net = 0; net >= 0; ) {
    unwrap(await house.tables.play(launchId, { betOn: DICE_BETS[0], amount: baht(100) }, newKey()));
    net = (await service.winLoss({ from: DAY, to: DAY })).total.netSatang;
  }
}

describe("a house that pays refunds", () => {
  it("pays what the member's summary says, when it next reads the member", async () => {
    const opened = await openTestHouse({ content: paidByHouse({ refunds: true }) });
    const member = await joinHouse(opened.house, 1, baht(10_000));
    await playDice(member, opened.house);
    const { total } = await member.service.winLoss({ from: DAY, to: DAY });
    const before = (await member.service.credit()).creditSatang;
    opened.advance(3 * DAY_MS);
    const credits = await Promise.all(Array.from({ length: 10 }, () => member.service.credit()));
    const expected = Math.floor((0 - total.netSatang) / 20);
    expect(new Set(credits.map(({ creditSatang }) => creditSatang - before))).toEqual(new Set([expected]));
    await expectMoneyLaws(opened, member);
    await expectPaidOnce(opened, member);
    expect(await member.service.promotion()).toMatchObject({ refundPercent: 5 });
  });

  it("pays nothing where the operator leaves it to staff", async () => {
    const opened = await openTestHouse();
    const member = await joinHouse(opened.house, 1, baht(10_000));
    await playDice(member, opened.house);
    const before = (await member.service.credit()).creditSatang;
    opened.advance(3 * DAY_MS);
    expect((await member.service.credit()).creditSatang).toBe(before);
    expect(await member.service.promotion()).not.toHaveProperty("refundPercent");
  });
});
