import { expect, test } from "vitest";
import { brokenLawsOf, MEMBER_LAWS, type MemberBooks } from "../../../../cli/flow/load/member-laws.ts";
import { idempotencyKey } from "../../../../core/money-action/idempotency-key.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";
import { satang } from "../../../../core/shared/money.ts";
import type { DepositRequest, HistoryEntry, WithdrawalRequest } from "../../../../core/wallet/model.ts";

const AT = instant(1_800_000_000_000);

const line = (id: string, credit: number, balance: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  kind: "deposit",
  at: AT,
  creditSatang: satang(credit),
  points: 0,
  balanceSatang: satang(balance),
  reference: id,
  title: undefined,
  ...more,
});

const request = (id: string, key: string) => ({
  id,
  amountSatang: satang(100),
  createdAt: AT,
  timeline: [],
  account: undefined,
  intent: idempotencyKey(key.padEnd(16, "-")),
});
const deposit = (id: string, status: DepositRequest["status"] = "credited"): DepositRequest => ({
  ...request(id, id),
  status,
  expiresAt: undefined,
});
const withdrawal = (id: string, key: string): WithdrawalRequest => ({
  ...request(id, key),
  status: "paid",
  attempt: 1,
});

const RIGHT: MemberBooks = {
  creditSatang: 700,
  points: 3,
  lines: [
    line("4", 0, 700, { kind: "wheel", points: 3 }),
    line("3", -300, 700, { kind: "withdrawal", reference: "W-1" }),
    line("2", 500, 1000, { reference: "D-2" }),
    line("1", 500, 500, { reference: "D-1" }),
  ],
  isWhole: true,
  deposits: [deposit("D-1"), deposit("D-2"), deposit("D-3", "awaiting-transfer")],
  withdrawals: [withdrawal("W-1", "W-1")],
};

const changed = (at: number, more: Partial<HistoryEntry>) =>
  RIGHT.lines.map((each, index) => (index === at ? { ...each, ...more } : each));

test("right books break no law", () => {
  expect(brokenLawsOf(RIGHT)).toEqual([]);
});

const WRONG: Readonly<Record<string, Partial<MemberBooks>>> = {
  "money/ledger-is-the-credit": { creditSatang: 701 },
  "money/lines-follow-each-other": { lines: changed(1, { balanceSatang: satang(699) }) },
  "money/credit-is-never-negative": { lines: [], creditSatang: -1 },
  "points/ledger-is-the-points": { points: 4 },
  "keys/one-key-one-request": { withdrawals: [withdrawal("W-1", "D-1")] },
  "money/one-move-each": { lines: changed(2, { reference: "D-1" }) },
  "deposits/one-open": { deposits: [deposit("D-1", "checking"), deposit("D-2", "awaiting-transfer")] },
};

test.each(MEMBER_LAWS.map(({ id }) => id))("%s is broken by wrong books", (id) => {
  const found = brokenLawsOf({ ...RIGHT, ...WRONG[id] });
  expect(found.map((each) => each.id)).toContain(id);
});

test("an opening balance counts, and lines that do not all fit say nothing about the sum", () => {
  const opened = { ...RIGHT, lines: RIGHT.lines.slice(0, 3) };
  expect(brokenLawsOf(opened)).toEqual([]);
  expect(brokenLawsOf({ ...RIGHT, creditSatang: 1, points: 9, isWhole: false })).toEqual([]);
});

test("a rejected withdrawal that was retried moves the credit once for each attempt", () => {
  const moves = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      line(`o${index}`, -100, 0, { kind: "withdrawal", reference: "W-2", balanceSatang: undefined }),
    );
  const books = { ...RIGHT, isWhole: false, lines: moves(2) };
  expect(brokenLawsOf({ ...books, withdrawals: [{ ...withdrawal("W-2", "k"), attempt: 2 }] })).toEqual([]);
  expect(brokenLawsOf({ ...books, withdrawals: [withdrawal("W-2", "k")] })).toHaveLength(1);
});
