import { describe, expect, it } from "vitest";
import type { WithdrawAffiliate } from "../../../../adapters/house/affiliate/affiliate.ts";
import type { MemberEventOf } from "../../../../adapters/house/house.ts";
import { baht, satang, ZERO } from "../../../../core/shared/money.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { given, INTENT, NOW, REGISTERED } from "../given.ts";

const EARNED = { af: baht(3000), wl: baht(2000) };
const ask = (amount: number, more: Partial<WithdrawAffiliate> = {}): WithdrawAffiliate => ({
  type: "withdraw-affiliate",
  amount: satang(amount * 100),
  source: "af",
  earned: EARNED,
  intent: undefined,
  ...more,
});
const withdrawn: MemberEventOf<"affiliate-withdrawn"> = {
  type: "affiliate-withdrawn",
  at: NOW,
  id: "A-691120-00000000",
  source: "af",
  amount: baht(1200),
  left: baht(3800),
};

describe("a withdrawal from the affiliate balance", () => {
  it("leaves the rest of both types", () => {
    expect(given().when(ask(1200))).toEqual([withdrawn]);
    expect(given().when(ask(1200, { intent: INTENT }))).toEqual([{ ...withdrawn, intent: INTENT }]);
    const second = given(withdrawn).when(ask(2000, { source: "wl" }));
    expect(second).toEqual([{ ...withdrawn, source: "wl", amount: baht(2000), left: baht(1800) }]);
  });

  it("is at least 100 baht and at most what the type has left", () => {
    expect(given().when(ask(100))).toMatchObject([{ amount: baht(100) }]);
    expect(given().when(ask(99))).toEqual(at("amount", refuse("amount-below-minimum", { minimumSatang: baht(100) })));
    expect(given().when(ask(3000))).toMatchObject([{ left: baht(2000) }]);
    const past = given(withdrawn);
    expect(past.when(ask(1800))).toMatchObject([{ left: baht(2000) }]);
    expect(past.when(ask(1801))).toEqual(at("amount", refuse("affiliate-insufficient", { balanceSatang: baht(1800) })));
    expect(past.when(ask(2001, { source: "wl" }))).toEqual(
      at("amount", refuse("affiliate-insufficient", { balanceSatang: baht(2000) })),
    );
  });

  it("finds nothing left where less is earned by now than was withdrawn", () => {
    const earned = { af: baht(1100), wl: baht(2000) };
    expect(given(withdrawn).when(ask(100, { earned }))).toEqual(
      at("amount", refuse("affiliate-insufficient", { balanceSatang: ZERO })),
    );
  });
});

describe("the event of such a withdrawal", () => {
  const place = { owner: "member-1", order: 2, day: "2026-11-20" };

  it("moves the amount to the credit and notes it for its type", () => {
    const { rows, ...changes } = given(REGISTERED).changes({ ...withdrawn, intent: INTENT });
    expect(changes).toEqual({ creditSatang: baht(1200), affiliateWithdrawn: { af: baht(1200), wl: ZERO } });
    const { id } = withdrawn;
    const body = { id, at: NOW, source: "af", amount: baht(1200), intent: INTENT.key };
    expect(rows["affiliate-withdrawals"]).toEqual([
      { change: "put", row: { list: "affiliate-withdrawals", ...place, id, tag: "af", body } },
    ]);
    const line = { id: "2", kind: "affiliate", at: NOW, reference: id, title: undefined };
    const money = { creditSatang: baht(1200), points: 0, balanceSatang: baht(1200) };
    expect(rows.ledger).toEqual([
      { change: "put", row: { list: "ledger", ...place, id: "2", tag: "affiliate", body: { ...line, ...money } } },
    ]);
  });

  it("adds to what was withdrawn before, each type by itself", () => {
    const after = given(withdrawn).changes({ ...withdrawn, id: "A-2", source: "wl", amount: baht(500) });
    expect(after["affiliateWithdrawn"]).toEqual({ af: baht(1200), wl: baht(500) });
    expect(after.rows["affiliate-withdrawals"]).toMatchObject([{ row: { owner: "", body: { amount: baht(500) } } }]);
    expect(given(withdrawn).changes(withdrawn)["affiliateWithdrawn"]).toEqual({ af: baht(2400), wl: ZERO });
  });
});
