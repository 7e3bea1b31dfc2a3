import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BangkokDate, bangkokDateOf, DAY_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { ledgerLinesOf } from "../../../core/wallet/find-request.ts";
import {
  historyCsv,
  historyDays,
  historyTotals,
  listHistory,
  readWholeHistory,
  recentPoints,
} from "../../../core/wallet/history.ts";
import { DRAFTED_AMOUNTS } from "../../../core/wallet/last-known.ts";
import { HISTORY_KINDS, type HistoryEntry, type HistoryQuery, laterCredit } from "../../../core/wallet/model.ts";
import { START } from "../money-action/unreliable-backend.ts";

const FROM = "2026-11-19" as BangkokDate;
const TO = "2026-11-20" as BangkokDate;
const entry = (changes: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: "l",
  kind: "deposit",
  at: START,
  creditSatang: baht(1),
  points: 0,
  balanceSatang: undefined,
  reference: "r",
  title: undefined,
  ...changes,
});

/** A ledger that shows what it is asked. `next` makes it endless. */
function ledger(items: readonly HistoryEntry[] = [], next?: string) {
  const asked: HistoryQuery[] = [];
  const history = async (query: HistoryQuery) => {
    asked.push(query);
    return ok({ items, next });
  };
  return { asked, wallet: { history } };
}

test("the kinds and the drafted amounts have the names that are stored and sent", () => {
  expect(HISTORY_KINDS).toEqual([
    "deposit",
    "withdrawal",
    "game",
    "reward",
    "wheel",
    "flip-card",
    "check-in",
    "affiliate",
    "bonus",
    "refund",
  ]);
  expect(DRAFTED_AMOUNTS).toEqual(["deposit", "withdrawal"]);
});

test("a history is asked for from the first to the last day, in whatever order they are given", async () => {
  const days = async (from: BangkokDate | undefined, to: BangkokDate | undefined) => {
    const { asked, wallet } = ledger();
    await listHistory({ wallet }, { kinds: [], from, to }, "c", 7);
    return asked;
  };
  const query = { kinds: [], cursor: "c", limit: 7 };
  expect(await days(FROM, TO)).toEqual([{ ...query, from: FROM, to: TO }]);
  expect(await days(TO, FROM)).toEqual([{ ...query, from: FROM, to: TO }]);
  expect(await days(FROM, undefined)).toEqual([{ ...query, from: FROM, to: undefined }]);
  expect(await days(undefined, TO)).toEqual([{ ...query, from: undefined, to: TO }]);
});

describe("the ledger's lines of a request", () => {
  const request = {
    id: "w1",
    amountSatang: baht(1),
    createdAt: START,
    intent: undefined,
    account: undefined,
    timeline: [],
  };

  test("are those with its id, from its first to its last day, a hundred at most", async () => {
    const { asked, wallet } = ledger([entry({ reference: "w1" }), entry({ reference: "w2" })]);
    const later = plus(START, DAY_MS);
    const timeline = [
      { status: "checking", at: START },
      { status: "paid", at: later },
    ] as const;
    const paid = { ...request, status: "paid", attempt: 1, timeline } as const;
    expect(await ledgerLinesOf({ wallet }, { kind: "withdrawal", request: paid })).toEqual(
      ok([entry({ reference: "w1" })]),
    );
    expect(asked).toEqual([
      { kinds: ["withdrawal"], from: bangkokDateOf(START), to: bangkokDateOf(later), cursor: undefined, limit: 100 },
    ]);
  });

  test("are deposits for a slip, and of one day without any step", async () => {
    const { asked, wallet } = ledger();
    await ledgerLinesOf({ wallet }, { kind: "slip", request: { ...request, status: "checking", reference: "x" } });
    expect(asked).toMatchObject([{ kinds: ["deposit"], from: bangkokDateOf(START), to: bangkokDateOf(START) }]);
  });
});

test("a whole history is read by pages of a hundred lines, a hundred pages at most", async () => {
  const { asked, wallet } = ledger([entry()], "more");
  expect(await readWholeHistory({ wallet }, { kinds: [], from: undefined, to: undefined })).toMatchObject({
    value: { whole: false },
  });
  expect(asked).toHaveLength(100);
  expect(new Set(asked.map(({ limit }) => limit))).toEqual(new Set([100]));
});

test("the recent points are among the last twenty lines of what moves points", async () => {
  const { asked, wallet } = ledger([entry({ points: 5 }), entry()]);
  expect(await recentPoints({ wallet })).toEqual(ok([entry({ points: 5 })]));
  expect(asked).toEqual([
    {
      kinds: ["bonus", "reward", "wheel", "flip-card", "check-in"],
      from: undefined,
      to: undefined,
      cursor: undefined,
      limit: 20,
    },
  ]);
});

test("a file of the history has quoted cells only where they need it, and two decimals", () => {
  const kind = Object.fromEntries(HISTORY_KINDS.map((name) => [name, name])) as Record<
    (typeof HISTORY_KINDS)[number],
    string
  >;
  const head = ["day", "time", "kind", "title", "credit", "points", "balance", "reference"] as const;
  const lines = [
    entry({ creditSatang: satang(-150) }),
    entry({ title: 'a "b"', balanceSatang: baht(2), reference: "=1" }),
  ];
  expect(historyCsv(lines, { head, kind })).toBe(
    [
      "\u{FEFF}day,time,kind,title,credit,points,balance,reference",
      "2026-11-20,12:00,deposit,,-1.50,0,,r",
      `2026-11-20,12:00,deposit,"a ""b""",1.00,0,2.00,'=1`,
      "",
    ].join("\r\n"),
  );
});

test("the totals have no row for a kind that does not occur", () => {
  expect(historyTotals([])).toEqual([]);
  expect(historyTotals([entry({ kind: "wheel", points: 3 })])).toEqual([
    { kind: "wheel", count: 1, inSatang: baht(1), outSatang: 0, netSatang: baht(1), points: 3 },
  ]);
});

test("days sum the money of their lines, never points, and only when no line of theirs is missing", () => {
  const line = fc.record({ day: fc.nat(3), credit: fc.integer({ min: -900, max: 900 }), points: fc.integer() });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.boolean(), (lines, whole) => {
      const items = lines
        .sort((one, other) => one.day - other.day)
        .map(({ day, credit, points }) =>
          entry({ at: plus(START, -day * DAY_MS), creditSatang: satang(credit), points }),
        );
      const days = historyDays(items, whole);
      expect(days.flatMap((day) => day.items)).toEqual(items);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      for (const [index, { items: of, inSatang, outSatang }] of days.entries()) {
        const credits = of.map(({ creditSatang }) => creditSatang);
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const isCut = !whole && index === days.length - 1;
        expect(inSatang).toBe(isCut ? undefined : sum(credits.filter((credit) => credit > 0)));
        expect(outSatang).toBe(isCut ? undefined : 0 - sum(credits.filter((credit) => credit < 0)));
      }
    }),
  );
});

test("of two credits with the same time, the one that came last is shown", () => {
  const shown = { creditSatang: baht(1), points: 0, asOf: START };
  const answer = { ...shown, creditSatang: baht(2) };
  expect(laterCredit(shown, answer)).toBe(answer);
  expect(laterCredit(shown, { ...answer, asOf: plus(START, -1) })).toBe(shown);
  expect(laterCredit(undefined, answer)).toBe(answer);
});
