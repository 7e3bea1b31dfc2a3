import { expect, it } from "vitest";
import { type BangkokDate, bangkokDateOf, MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

const ALL = { kinds: [], from: undefined, to: undefined, cursor: undefined, limit: 50 } as const;

/** The tests of the wallet port's withdrawals and history. */
export function withdrawalPortTests(context: PortContext): void {
  it("has one effect and one answer for a key", async () => {
    await context.signUp(baht(5_000));
    const key = newKey();
    const [one, two] = await Promise.all([
      context.fixture.wallet.requestWithdrawal(baht(700), key),
      context.fixture.wallet.requestWithdrawal(baht(700), key),
    ]);
    context.fixture.advance(MINUTE_MS);
    const three = await context.fixture.wallet.requestWithdrawal(baht(700), key);
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(codeOf(await context.fixture.wallet.requestWithdrawal(baht(701), key))).toBe("key-reused");
    expect(unwrap(await context.fixture.wallet.withdrawals())).toHaveLength(1);
    expect(unwrap(await context.fixture.wallet.credit()).creditSatang).toBe(baht(4_300));
  });

  it("takes a withdrawal off the credit at once, pays it, and shows every step", async () => {
    await context.signUp(baht(5_000));
    const made = unwrap(await context.fixture.wallet.requestWithdrawal(satang(123_456), newKey()));
    expect(made).toMatchObject({ status: "checking", attempt: 1, amountSatang: 123_456 });
    expect(made.account?.accountNumber).toBe(context.registration().accountNumber);
    expect(unwrap(await context.fixture.wallet.credit()).creditSatang).toBe(376_544);
    context.fixture.advance(2 * SECOND_MS);
    expect(unwrap(await context.fixture.wallet.withdrawals())[0]?.status).toBe("paying");
    context.fixture.advance(SECOND_MS);
    const [paid] = unwrap(await context.fixture.wallet.withdrawalHistory());
    expect(paid?.timeline.map(({ status, at }) => [status, at - made.createdAt])).toEqual([
      ["checking", 0],
      ["paying", 1200],
      ["paid", 3000],
    ]);
  });

  it("returns a rejected withdrawal with the reason, and takes it off the credit again on a retry", async () => {
    await context.signUp(baht(5_000));
    await context.fixture.house.staff.setBackOffice({ mode: "waiting" });
    const { id } = unwrap(await context.fixture.wallet.requestWithdrawal(baht(2_000), newKey()));
    unwrap(await context.fixture.house.staff.reject(id, "ชื่อบัญชีไม่ตรง"));
    const [rejected] = unwrap(await context.fixture.wallet.withdrawals());
    expect(rejected?.timeline.at(-1)).toMatchObject({ status: "rejected", reason: "ชื่อบัญชีไม่ตรง" });
    expect(unwrap(await context.fixture.wallet.credit()).creditSatang).toBe(baht(5_000));

    const key = newKey();
    const retried = unwrap(await context.fixture.wallet.retryWithdrawal(id, key));
    expect(retried).toMatchObject({ id, status: "checking", attempt: 2, intent: key });
    expect(await context.fixture.wallet.retryWithdrawal(id, key)).toEqual({ ok: true, value: retried });
    expect(unwrap(await context.fixture.wallet.credit()).creditSatang).toBe(baht(3_000));
    expect(codeOf(await context.fixture.wallet.retryWithdrawal(id, newKey()))).toBe("request-status");
    unwrap(await context.fixture.house.staff.approve(id));
    expect(unwrap(await context.fixture.wallet.withdrawals())[0]?.status).toBe("paid");
  });

  it("applies the minimum, the cap and the daily count, and shows what is left", async () => {
    await context.signUp(baht(500_000));
    expect(codeOf(await context.fixture.wallet.requestWithdrawal(satang(99), newKey()))).toBe("amount-below-minimum");
    unwrap(await context.fixture.wallet.requestWithdrawal(baht(60_000), newKey()));
    const over = await context.fixture.wallet.requestWithdrawal(satang(4_000_001), newKey());
    expect(over).toMatchObject({
      ok: false,
      error: { code: "withdraw-over-day-cap", facts: { leftSatang: 4_000_000, leftCount: 4 } },
    });
    expect(codeOf(await context.fixture.wallet.requestWithdrawal(baht(40_000), newKey()))).toBe("ok");
    expect(codeOf(await context.fixture.wallet.requestWithdrawal(baht(1), newKey()))).toBe("withdraw-over-day-cap");
    context.fixture.advance(24 * 60 * MINUTE_MS);
    for (let count = 0; count < 5; count += 1) {
      expect(codeOf(await context.fixture.wallet.requestWithdrawal(baht(1), newKey()))).toBe("ok");
    }
    expect(codeOf(await context.fixture.wallet.requestWithdrawal(baht(1), newKey()))).toBe("withdraw-no-count-left");
  });

  it("pages through the history without losing or repeating a line", async () => {
    const { member } = await context.signUp(baht(1_000));
    for (let count = 0; count < 5; count += 1) {
      unwrap(await context.fixture.wallet.requestWithdrawal(baht(10), newKey()));
      context.fixture.advance(MINUTE_MS);
    }
    const whole = unwrap(await context.fixture.wallet.history(ALL));
    expect(whole.next).toBeUndefined();
    expect(whole.items.map(({ kind }) => kind)).toEqual([...Array(5).fill("withdrawal"), "bonus"]);
    expect(whole.items.map(({ balanceSatang }) => balanceSatang)).toEqual([950, 960, 970, 980, 990, 1_000].map(baht));
    const pages: (typeof whole.items)[number][] = [];
    let cursor: string | undefined;
    do {
      const page = unwrap(await context.fixture.wallet.history({ ...ALL, limit: 2, cursor }));
      pages.push(...page.items);
      cursor = page.next;
      // New lines must not shift the following pages.
      unwrap(await context.fixture.house.staff.topUp(member.id, baht(1)));
    } while (cursor);
    expect(pages).toEqual(whole.items);

    const onlyBonus = unwrap(await context.fixture.wallet.history({ ...ALL, kinds: ["bonus"], limit: 100 }));
    expect(onlyBonus.items.every(({ kind }) => kind === "bonus")).toBe(true);
    const none = unwrap(await context.fixture.wallet.history({ ...ALL, kinds: ["wheel"] }));
    expect(none).toEqual({ items: [], next: undefined });
  });

  it("applies the same rules to a retry as to a first request", async () => {
    await context.signUp(baht(150_000));
    const { wallet, house } = context.fixture;
    await house.staff.setBackOffice({ mode: "waiting" });
    const { id } = unwrap(await wallet.requestWithdrawal(baht(60_000), newKey()));
    unwrap(await house.staff.reject(id, "ชื่อบัญชีไม่ตรง"));
    unwrap(await wallet.requestWithdrawal(baht(50_000), newKey()));
    expect(codeOf(await wallet.retryWithdrawal(id, newKey()))).toBe("withdraw-over-day-cap");
    context.fixture.advance(24 * 60 * MINUTE_MS);
    expect(codeOf(await wallet.requestWithdrawal(baht(70_000), newKey()))).toBe("ok");
    expect(codeOf(await wallet.retryWithdrawal(id, newKey()))).toBe("withdraw-over-day-cap");
    expect(unwrap(await wallet.credit()).creditSatang).toBe(baht(30_000));
    context.fixture.advance(24 * 60 * MINUTE_MS);
    expect(codeOf(await wallet.retryWithdrawal(id, newKey()))).toBe("credit-insufficient");
  });

  it("filters the history by first and last day, both included", async () => {
    const { member } = await context.signUp();
    const days = [];
    for (let day = 1; day <= 4; day += 1) {
      unwrap(await context.fixture.house.staff.topUp(member.id, baht(day)));
      days.push(bangkokDateOf(context.fixture.now()));
      context.fixture.advance(24 * 60 * MINUTE_MS);
    }
    const between = async (from: BangkokDate | undefined, to: BangkokDate | undefined) =>
      unwrap(await context.fixture.wallet.history({ ...ALL, from, to })).items.map((line) => line.creditSatang);
    expect(await between(days[1], days[2])).toEqual([baht(3), baht(2)]);
    expect(await between(undefined, days[0])).toEqual([baht(1)]);
    expect(await between(days[3], undefined)).toEqual([baht(4)]);
    expect(await between(days[2], days[1])).toEqual([]);
  });
}
