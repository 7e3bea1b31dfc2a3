import { describe, expect, it } from "vitest";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import { paidByHouse } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { makeSandboxSlip } from "../../../../adapters/house/sandbox/sandbox-slip.ts";
import { HOUR_MS, MINUTE_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang } from "../../../../core/shared/money.ts";
import { faultyJournal } from "../journals/faulty-journal.ts";
import { expectMoneyLaws, expectPaidOnce } from "../laws/money-laws.ts";
import { codeOf, joinHouse, NOON, newKey, openTestHouse, type TestHouse, testClock, unwrap } from "../test-house.ts";

const CONTENT = paidByHouse({ bonuses: true });
/** In the evening's period: ten percent, at most 500 baht in silver. */
const EVENING = plus(NOON, 8 * HOUR_MS + MINUTE_MS);

async function openEvening(options: Parameters<typeof openTestHouse>[0] = {}) {
  const clock = testClock(EVENING);
  const opened = await openTestHouse({ content: CONTENT, clock, backOffice: { mode: "waiting" }, ...options });
  const member = await joinHouse(opened.house);
  const { service } = member;
  const request = async (amount: Satang, key = newKey()) => {
    const made = unwrap(await service.requestDeposit(amount, key));
    unwrap(await service.confirmDeposit(made.id, newKey()));
    return made;
  };
  const bonusLines = async () => {
    const { items } = unwrap(
      await service.history({ kinds: ["bonus"], from: undefined, to: undefined, cursor: undefined, limit: 100 }),
    );
    return items.map(({ creditSatang, reference }) => ({ creditSatang, reference }));
  };
  return { ...opened, member, service, request, bonusLines };
}

const approve = ({ house }: TestHouse, id: string) => house.staff.approve(id);

describe("a deposit in a period that the house pays", () => {
  it("shows its bonus at once and gets it with the credit, as a line of its own, free to withdraw", async () => {
    const evening = await openEvening();
    const { service, request, bonusLines, advance } = evening;
    const made = await request(baht(300));
    expect(made.bonus).toMatchObject({ amountSatang: baht(30), turnoverSatang: 0 });
    expect(await bonusLines()).toEqual([]);
    // The time at which it was made counts.
    advance(5 * HOUR_MS);
    unwrap(await approve(evening, made.id));
    expect(codeOf(await approve(evening, made.id))).toBe("request-not-found");
    expect(await bonusLines()).toEqual([{ creditSatang: baht(30), reference: made.id }]);
    expect((await service.credit()).creditSatang).toBe(baht(330));
    expect(await service.depositBonuses()).toEqual({ offer: undefined, running: undefined });
    expect(codeOf(await service.requestWithdrawal(baht(330), newKey()))).toBe("ok");
    await expectMoneyLaws(evening, evening.member);
  });

  it("earns nothing outside of it, nor where staff give it or the member chooses", async () => {
    const noon = await openEvening({ clock: testClock(NOON) });
    expect((await noon.request(baht(300))).bonus).toBeUndefined();
    const chosen = await openEvening({ content: {} });
    expect((await chosen.request(baht(300))).bonus).toBeUndefined();
    const staffs = await openEvening({ content: { bonusOffer: undefined } });
    expect((await staffs.request(baht(300))).bonus).toBeUndefined();
    expect([await noon.service.promotion(), await chosen.service.promotion()]).toMatchObject([
      { bonusPaid: "automatic" },
      { bonusPaid: "chosen" },
    ]);
    expect(await staffs.service.promotion()).not.toHaveProperty("bonusPaid");
  });

  it("takes no bonus by hand besides", async () => {
    const { service } = await openEvening();
    expect(codeOf(await service.requestDeposit(baht(300), newKey(), baht(30)))).toBe("bonus-changed");
  });

  it("earns at most the period's maximum in parts, and what a rejected one would have got", async () => {
    const evening = await openEvening();
    const { request, house } = evening;
    const first = await request(baht(4_000));
    const second = await request(baht(4_000));
    expect([first.bonus?.amountSatang, second.bonus?.amountSatang]).toEqual([baht(400), baht(100)]);
    expect((await request(baht(4_000))).bonus).toBeUndefined();
    unwrap(await house.staff.reject(first.id, "ไม่พบยอดโอน"));
    expect((await request(baht(3_000))).bonus?.amountSatang).toBe(baht(300));
    expect((await request(baht(3_000))).bonus?.amountSatang).toBe(baht(100));
    evening.advance(24 * HOUR_MS);
    expect((await request(baht(3_000))).bonus?.amountSatang).toBe(baht(300));
  });

  it("is given once for a key, also when it is asked again after the credit", async () => {
    const evening = await openEvening();
    const key = newKey();
    const made = await evening.request(baht(300), key);
    unwrap(await approve(evening, made.id));
    expect(unwrap(await evening.service.requestDeposit(baht(300), key))).toEqual(made);
    expect(await evening.bonusLines()).toHaveLength(1);
  });

  it("is given once each to ten that are credited at the same time", async () => {
    const evening = await openEvening({ journal: faultyJournal(createMemoryJournal()) });
    const made = [];
    for (let number = 1; number <= 10; number += 1) made.push(await evening.request(baht(300)));
    const ids = made.map(({ id }) => id);
    const answers = await Promise.all([...ids, ...ids].map((id) => approve(evening, id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect((await evening.bonusLines()).map(({ reference }) => reference).sort()).toEqual([...ids].sort());
    expect((await evening.service.credit()).creditSatang).toBe(baht(3_300));
    await expectMoneyLaws(evening, evening.member);
    await expectPaidOnce(evening, evening.member);
  });
});

describe("a slip in a period that the house pays", () => {
  it("gets the bonus with its credit, and a duplicate gets none", async () => {
    const evening = await openEvening();
    const { service, bonusLines, house } = evening;
    const { payload } = makeSandboxSlip({ amount: baht(200), at: EVENING, serial: 1 });
    const { slipId } = unwrap(await service.verifySlip(payload));
    const sent = unwrap(await service.confirmSlip(slipId, newKey()));
    expect(sent.bonus?.amountSatang).toBe(baht(20));
    unwrap(await house.staff.approve(sent.id));
    expect(await bonusLines()).toEqual([{ creditSatang: baht(20), reference: sent.id }]);
    expect(codeOf(await service.confirmSlip(slipId, newKey()))).toBe("slip-duplicate");
    await expectMoneyLaws(evening, evening.member);
  });
});
