import { expect, test } from "vitest";
import {
  availableOf,
  listAffiliateLog,
  listDownlineBonuses,
  missingToWithdraw,
  recentDays,
  withdrawAffiliate,
} from "../../../core/affiliate/affiliate.ts";
import type { AffiliateLogEntry } from "../../../core/affiliate/model.ts";
import type { AffiliateDependencies } from "../../../core/affiliate/port.ts";
import { type DayRange, instant, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { baht, satang, ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { KEY } from "../money-action/page-on-bad-line.ts";

/** Ten minutes before midnight in Bangkok. */
const LATE = instant(Date.parse("2026-11-20T23:50:00+07:00"));
const AMOUNT = baht(300);

function programmeWith(entries: readonly AffiliateLogEntry[]) {
  const asked: DayRange[] = [];
  const log = async (_: unknown, range: DayRange) => {
    asked.push(range);
    return ok(entries);
  };
  const balance = async () => ok({ balanceSatang: baht(1_000), byType: undefined });
  const dependencies = { affiliate: { log, balance }, clock: () => LATE } as unknown as AffiliateDependencies;
  return { asked, dependencies };
}

const entry = (id: string, amountSatang: number): AffiliateLogEntry => {
  return { id, type: "af", at: LATE, amountSatang: satang(amountSatang), title: undefined, intent: undefined };
};
const LOG = [entry("other", -29_999), entry("bonus", 30_000), entry("nothing", 0), entry("ours", -30_000)];
const INTENT = { kind: "affiliate-withdrawal", key: KEY, madeAt: LATE, type: "af", amountSatang: AMOUNT } as const;

test("a withdrawal is found by its amount where the log shows no intents, around midnight too", async () => {
  const { asked, dependencies } = programmeWith(LOG);
  const evidence = await withdrawAffiliate.lookUp(dependencies, { ...INTENT, knownIds: [] });
  expect(evidence).toMatchObject({ seen: "effect", value: { id: "ours", amountSatang: AMOUNT } });
  expect(asked).toEqual([{ from: "2026-11-20", to: "2026-11-21" }]);
  const early = instant(LATE + 20 * 60_000);
  await withdrawAffiliate.lookUp({ ...dependencies, clock: () => early }, { ...INTENT, madeAt: early, knownIds: [] });
  expect(asked[1]).toEqual({ from: "2026-11-20", to: "2026-11-21" });
});

test("it knows the withdrawals of today and yesterday before it is sent", async () => {
  const { asked, dependencies } = programmeWith([entry("small", -1), ...LOG]);
  const judged = await withdrawAffiliate.judge(dependencies, { amount: AMOUNT, type: "af" });
  expect(judged).toEqual(ok({ amountSatang: AMOUNT, type: "af", knownIds: ["small", "other", "ours"] }));
  expect(asked).toEqual([{ from: "2026-11-18", to: "2026-11-21" }]);
});

test("it is not sent when the balance or the log cannot be read", async () => {
  const { dependencies } = programmeWith([]);
  const closed = async () => err(refuse("maintenance"));
  for (const name of ["log", "balance"] as const) {
    const affiliate = { ...dependencies.affiliate, [name]: closed };
    const ask = { amount: AMOUNT, type: "af" } as const;
    expect(await withdrawAffiliate.judge({ ...dependencies, affiliate }, ask)).toEqual(await closed());
  }
});

test("a type has its own part of the balance, and the whole where the backend sends no parts", () => {
  const byType = { af: ZERO, wl: baht(99) };
  expect(availableOf({ balanceSatang: baht(99), byType }, "af")).toBe(ZERO);
  expect(availableOf({ balanceSatang: baht(99), byType }, "wl")).toBe(baht(99));
  expect(availableOf({ balanceSatang: baht(99), byType: undefined }, "af")).toBe(baht(99));
  expect(missingToWithdraw({ balanceSatang: baht(100), byType: { af: baht(60), wl: baht(40) } })).toBe(baht(40));
});

test("lists are of thirty days with today, whose ends may be in any order", async () => {
  const range = recentDays(LATE);
  expect(range).toEqual({ from: "2026-10-22", to: parseBangkokDate("2026-11-20") });
  const swapped = { from: range.to, to: range.from };
  const { asked, dependencies } = programmeWith(LOG);
  expect(await listAffiliateLog(dependencies, "af", swapped)).toEqual(ok(LOG));
  const downlineBonuses = async (days: DayRange) => ok({ users: [], totalSatang: ZERO, days });
  const listed = await listDownlineBonuses({ affiliate: { ...dependencies.affiliate, downlineBonuses } }, swapped);
  expect([asked[0], listed]).toEqual([range, await downlineBonuses(range)]);
});
