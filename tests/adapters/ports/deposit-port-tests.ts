import { expect, it } from "vitest";
import { makeSandboxSlip } from "../../../adapters/house/sandbox/sandbox-slip.ts";
import { bonusOf } from "../../../core/rules/deposit-bonus.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, plus, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

/** The tests of the wallet port's deposits and slips. */
export function depositPortTests(context: PortContext): void {
  it("credits a confirmed deposit and shows every step", async () => {
    await context.signUp();
    const info = unwrap(await context.fixture.wallet.depositInfo());
    expect(info.accounts.length).toBeGreaterThan(0);
    const key = newKey();
    const made = unwrap(await context.fixture.wallet.requestDeposit(baht(1_234.5), key));
    expect(made).toMatchObject({
      amountSatang: 123_450,
      status: "awaiting-transfer",
      createdAt: context.fixture.now(),
      expiresAt: context.fixture.now() + 15 * MINUTE_MS,
      account: info.accounts[0],
      timeline: [{ status: "awaiting-transfer", at: context.fixture.now() }],
      intent: key,
    });
    expect(codeOf(await context.fixture.wallet.requestDeposit(baht(50), newKey()))).toBe("request-already-open");

    context.fixture.advance(90 * SECOND_MS);
    expect(unwrap(await context.fixture.wallet.confirmDeposit(made.id, newKey())).status).toBe("checking");
    expect(codeOf(await context.fixture.wallet.cancelDeposit(made.id, newKey()))).toBe("request-status");
    context.fixture.advance(10 * SECOND_MS);
    const [credited] = unwrap(await context.fixture.wallet.deposits());
    expect(credited).toMatchObject({ id: made.id, status: "credited", intent: key });
    expect(credited?.timeline.map(({ status, at }) => [status, at - made.createdAt])).toEqual([
      ["awaiting-transfer", 0],
      ["checking", 90 * SECOND_MS],
      ["credited", 93 * SECOND_MS],
    ]);
    expect(unwrap(await context.fixture.wallet.credit())).toEqual({
      creditSatang: 123_450,
      points: 0,
      asOf: context.fixture.now(),
    });
    expect(unwrap(await context.fixture.session.level())).toMatchObject({
      level: "silver",
      depositedTotalSatang: 123_450,
      depositedThisMonthSatang: 123_450,
    });
  });

  it("offers a bonus in its period, credits the one that was taken, and asks for its turnover before a withdrawal", async () => {
    await context.signUp();
    const { wallet } = context.fixture;
    expect(unwrap(await wallet.depositBonuses())).toEqual({ offer: undefined, running: undefined });
    expect(codeOf(await wallet.requestDeposit(baht(500), newKey(), baht(50)))).toBe("bonus-changed");
    context.fixture.advance(9 * HOUR_MS);
    const { offer } = unwrap(await wallet.depositBonuses());
    const bonus = offer && bonusOf(offer, baht(500));
    expect(bonus).toMatchObject({ amountSatang: baht(50), turnoverSatang: baht(2_750) });

    const key = newKey();
    const made = unwrap(await wallet.requestDeposit(baht(500), key, baht(50)));
    expect(made).toMatchObject({ amountSatang: baht(500), bonus });
    expect(unwrap(await wallet.depositBonuses())).toEqual({ offer: undefined, running: undefined });
    expect(codeOf(await wallet.requestDeposit(baht(500), key))).toBe("key-reused");
    unwrap(await wallet.confirmDeposit(made.id, newKey()));
    context.fixture.advance(10 * SECOND_MS);
    expect(unwrap(await wallet.credit()).creditSatang).toBe(baht(550));
    expect(unwrap(await wallet.deposits())[0]).toMatchObject({ status: "credited", bonus });
    expect(unwrap(await wallet.depositBonuses())).toEqual({ offer: undefined, running: { ...bonus, playedSatang: 0 } });
    expect(codeOf(await wallet.requestWithdrawal(baht(100), newKey()))).toBe("bonus-turnover");

    context.fixture.advance(8 * DAY_MS);
    expect(unwrap(await wallet.credit()).creditSatang).toBe(baht(500));
    expect(codeOf(await wallet.requestWithdrawal(baht(100), newKey()))).toBe("ok");
  });

  it("cancels a deposit, and expires one without a transfer", async () => {
    await context.signUp();
    const one = unwrap(await context.fixture.wallet.requestDeposit(baht(100), newKey()));
    expect(unwrap(await context.fixture.wallet.cancelDeposit(one.id, newKey())).status).toBe("cancelled");
    const two = unwrap(await context.fixture.wallet.requestDeposit(baht(100), newKey()));
    context.fixture.advance(15 * MINUTE_MS);
    expect(codeOf(await context.fixture.wallet.confirmDeposit(two.id, newKey()))).toBe("request-status");
    expect(unwrap(await context.fixture.wallet.depositHistory()).map(({ status }) => status)).toEqual([
      "expired",
      "cancelled",
    ]);
    expect(codeOf(await context.fixture.wallet.confirmDeposit("D-00000000-NOSUCHID", newKey()))).toBe(
      "request-not-found",
    );
    expect(unwrap(await context.fixture.wallet.credit()).creditSatang).toBe(0);
  });

  it("credits a slip once, to the first member", async () => {
    await context.signUp();
    const slip = makeSandboxSlip({ amount: baht(250.25), at: context.fixture.now(), sender: 7 });
    const review = unwrap(await context.fixture.wallet.verifySlip(slip.payload));
    expect(review).toMatchObject({
      amountSatang: 25_025,
      transferredAt: context.fixture.now(),
      senderName: slip.senderName,
      reference: slip.reference,
    });
    const key = newKey();
    const made = unwrap(await context.fixture.wallet.confirmSlip(review.slipId, key));
    expect(made).toMatchObject({ status: "checking", amountSatang: 25_025, reference: slip.reference });
    expect(await context.fixture.wallet.confirmSlip(review.slipId, key)).toEqual({ ok: true, value: made });
    context.fixture.advance(3 * SECOND_MS);
    expect(unwrap(await context.fixture.wallet.slips())[0]?.status).toBe("credited");
    expect(unwrap(await context.fixture.wallet.credit()).creditSatang).toBe(25_025);

    await context.signUp();
    expect(codeOf(await context.fixture.wallet.verifySlip(slip.payload))).toBe("slip-duplicate");
    expect(codeOf(await context.fixture.wallet.confirmSlip(review.slipId, newKey()))).toBe("slip-duplicate");
    expect(unwrap(await context.fixture.wallet.slips())).toEqual([]);
  });

  it("distinguishes a text that is no slip, an unknown transfer and another receiver", async () => {
    await context.signUp();
    const own = makeSandboxSlip({ amount: baht(100), at: context.fixture.now() });
    const early = makeSandboxSlip({ amount: baht(100), at: plus(context.fixture.now(), MINUTE_MS) });
    const other = makeSandboxSlip({ amount: baht(100), at: context.fixture.now(), toUs: false });
    expect(codeOf(await context.fixture.wallet.verifySlip("https://example.com"))).toBe("slip-not-a-slip");
    expect(codeOf(await context.fixture.wallet.verifySlip(`${own.payload.slice(0, -4)}0000`))).toBe("slip-not-a-slip");
    expect(codeOf(await context.fixture.wallet.verifySlip(other.payload))).toBe("slip-wrong-receiver");
    expect(codeOf(await context.fixture.wallet.verifySlip(early.payload))).toBe("slip-not-found");
    expect(codeOf(await context.fixture.wallet.verifySlip(own.payload))).toBe("ok");
    expect(codeOf(await context.fixture.wallet.confirmSlip("004-MADEUPREFERENCE", newKey()))).toBe("slip-not-found");
  });
}
