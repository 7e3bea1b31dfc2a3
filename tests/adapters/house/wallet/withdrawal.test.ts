import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import { bangkokDateOf, endOfDay, type Instant } from "../../../../core/shared/bangkok-time.ts";
import { baht, MAX_AMOUNT, satang } from "../../../../core/shared/money.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { CONTEXT, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const ACCOUNT = { uuid: "account-1", bank: "004", bankName: "กสิกรไทย", accountNumber: "1230000001" } as const;
const bonus = (amount: number): MemberEvent => ({
  type: "bonus-granted",
  at: minutesLater(-30),
  id: "B-1",
  title: "โบนัส",
  amount: baht(amount),
  points: 0,
});
const requested = (id: string, amount: number, now: Instant = NOW): MemberEventOf<"withdrawal-requested"> => ({
  type: "withdrawal-requested",
  at: now,
  id,
  amount: baht(amount),
  account: ACCOUNT,
});
const rejected = (id: string, amount: number, minute = 1): MemberEvent => ({
  type: "withdrawal-rejected",
  at: minutesLater(minute),
  id,
  amount: baht(amount),
  reason: "บัญชีไม่ตรง",
});
const ask = (amount: number, more: object = {}): Command => ({
  type: "request-withdrawal",
  amount: satang(amount * 100),
  intent: undefined,
  ...more,
});
const retry = (more: object = {}): Command => ({ type: "retry-withdrawal", id: "W-1", intent: undefined, ...more });
const retried: MemberEvent = { type: "withdrawal-retried", at: minutesLater(2), id: "W-1" };
const RESETS = endOfDay(bangkokDateOf(NOW));
const rich = given(REGISTERED, bonus(500_000));

describe("a request for a withdrawal", () => {
  it("goes to the member's own account", () => {
    const { at: now, amount, type } = requested("", 200);
    const event = { type, at: now, id: "W-691120-00000000", amount, account: rich.when(ask(200)) };
    const found = rich.when(ask(200, { intent: INTENT }));
    expect(found).toMatchObject([
      { ...event, account: { uuid: "account-1", bank: "004", accountNumber: "1230000001" }, intent: INTENT },
    ]);
    expect(rich.when(ask(200))).toEqual([{ ...event, account: expect.objectContaining({ uuid: "account-1" }) }]);
  });

  it("has at least the smallest withdrawal and at most the credit", () => {
    const { withdrawalMinimum: minimumSatang } = CONTEXT.limits;
    expect(rich.when(ask(100))).toMatchObject([{ amount: minimumSatang }]);
    expect(rich.when(ask(99.99))).toEqual(at("amount", refuse("amount-below-minimum", { minimumSatang })));
    expect(rich.when(ask(MAX_AMOUNT / 100 + 0.01))).toEqual(at("amount", refuse("amount-too-large")));
    const poor = given(REGISTERED, bonus(150));
    expect(poor.when(ask(150))).toMatchObject([{ amount: baht(150) }]);
    expect(poor.when(ask(150.01))).toEqual(at("amount", refuse("credit-insufficient", { creditSatang: baht(150) })));
  });

  it("counts against the cap of its Bangkok day, together with what was asked before", () => {
    const past = rich.and(requested("W-1", 60_000));
    const facts = { leftSatang: baht(40_000), leftCount: 4, resetsAt: RESETS };
    expect(past.when(ask(40_000))).toMatchObject([{ type: "withdrawal-requested" }]);
    expect(past.when(ask(40_000.01))).toEqual(at("amount", refuse("withdraw-over-day-cap", facts)));
    expect(past.and(rejected("W-1", 60_000)).when(ask(100_000))).toMatchObject([{ amount: baht(100_000) }]);
    expect(past.when(ask(100_000), { now: RESETS })).toMatchObject([{ amount: baht(100_000) }]);
  });

  it("is confirmed when the member has a second factor and the operator asks for it", () => {
    const past = rich.and({ type: "totp-turned-on", at: NOW, sealedSecret: "s", step: 1, recoveryCodes: [] });
    const confirmation = { tokenHash: "token" };
    for (const command of [ask(200), ask(200, { confirmation }), retry(), retry({ confirmation })]) {
      expect(past.when(command)).toMatchObject({ code: "second-factor-required" });
    }
    expect(past.when(ask(200), { secondFactorFor: ["password"] })).toMatchObject([{ type: "withdrawal-requested" }]);
  });
});

describe("the retry of a withdrawal", () => {
  const past = rich.and(requested("W-1", 60_000));
  const event = { type: "withdrawal-retried", at: NOW, id: "W-1" };

  it("needs a rejected one", () => {
    expect(rich.when(retry())).toEqual(refuse("request-not-found"));
    expect(past.when(retry())).toEqual(refuse("request-status", { status: "checking" }));
    expect(past.and(rejected("W-1", 60_000)).when(retry())).toEqual([event]);
    expect(past.and(rejected("W-1", 60_000)).when(retry({ intent: INTENT }))).toEqual([{ ...event, intent: INTENT }]);
  });

  it("counts against the cap and needs the credit, like a first attempt", () => {
    const second = past.and(rejected("W-1", 60_000), requested("W-2", 50_000));
    const facts = { leftSatang: baht(50_000), leftCount: 4, resetsAt: RESETS };
    expect(second.when(retry())).toEqual(at("amount", refuse("withdraw-over-day-cap", facts)));
    const spent = given(REGISTERED, bonus(60_000), requested("W-1", 60_000), rejected("W-1", 60_000)).and({
      type: "round-played",
      at: minutesLater(2),
      id: "G-1",
      game: "dice",
      title: "ไฮโล",
      bet: satang(1),
      win: satang(0),
    });
    expect(spent.when(retry())).toEqual(
      at("amount", refuse("credit-insufficient", { creditSatang: satang(5_999_999) })),
    );
  });
});

describe("the events of a withdrawal", () => {
  const first = {
    id: "W-1",
    amountSatang: baht(200),
    status: "checking",
    createdAt: NOW,
    account: ACCOUNT,
    timeline: [{ status: "checking", at: NOW }],
    intents: [INTENT.key],
    attemptedAt: NOW,
    order: 3,
  };
  const past = given(REGISTERED, bonus(1_000));
  const open = past.and({ ...requested("W-1", 200), intent: INTENT });
  const line = (order: number, credit: number, balance: number, minute: number) => {
    const body = { kind: "withdrawal", at: minutesLater(minute), points: 0, reference: "W-1", title: undefined };
    return [
      {
        change: "put",
        row: {
          list: "ledger",
          owner: "member-1",
          id: String(order),
          order,
          day: "2026-11-20",
          tag: "withdrawal",
          body: { id: String(order), ...body, creditSatang: baht(credit), balanceSatang: baht(balance) },
        },
      },
    ];
  };
  const rowOf = (body: object, day = "2026-11-20") => [
    { change: "put", row: { list: "withdrawals", owner: "member-1", id: "W-1", order: 3, day, body } },
  ];

  it("take the amount off the credit at once", () => {
    const { withdrawals, rows, creditSatang } = past.changes({ ...requested("W-1", 200), intent: INTENT });
    expect(withdrawals).toEqual([["W-1", first]]);
    expect(rows.withdrawals).toEqual(rowOf(first));
    expect(rows.ledger).toEqual(line(3, -200, 800, 0));
    expect(creditSatang).toBe(baht(800));
    expect(past.changes(requested("W-1", 200))["withdrawals"]).toEqual([["W-1", { ...first, intents: [null] }]]);
  });

  it.each([
    ["withdrawal-paying", "paying"],
    ["withdrawal-paid", "paid"],
  ] as const)("%s adds the step %s and moves no money", (type, status) => {
    const event = { type, at: minutesLater(1), id: "W-1", amount: baht(200) } as MemberEvent;
    const { withdrawals, rows, creditSatang } = open.changes(event);
    const after = { ...first, status, timeline: [...first.timeline, { status, at: minutesLater(1) }] };
    expect(withdrawals).toEqual([["W-1", after]]);
    expect(rows.withdrawals).toEqual(rowOf(after));
    expect({ creditSatang, ledger: rows.ledger }).toEqual({ creditSatang: undefined, ledger: undefined });
  });

  it("return the amount with a rejection, and take it again with a retry", () => {
    const reason = { status: "rejected", at: minutesLater(1), reason: "บัญชีไม่ตรง" };
    const back = open.changes(rejected("W-1", 200));
    expect(back["withdrawals"]).toEqual([
      ["W-1", { ...first, status: "rejected", timeline: [...first.timeline, reason] }],
    ]);
    expect(back["creditSatang"]).toBe(baht(1_000));
    expect(back.rows.ledger).toEqual(line(4, 200, 1_000, 1));

    const tomorrow = 12 * 60;
    const again = open.and(rejected("W-1", 200)).changes({ ...retried, at: minutesLater(tomorrow), intent: INTENT });
    const step = { status: "checking", at: minutesLater(tomorrow) };
    const after = {
      ...first,
      attemptedAt: minutesLater(tomorrow),
      intents: [INTENT.key, INTENT.key],
      timeline: [...first.timeline, reason, step],
    };
    expect(again["withdrawals"]).toEqual([["W-1", after]]);
    // By the day of the latest attempt.
    expect(again.rows.withdrawals).toEqual(rowOf(after, "2026-11-21"));
    expect(again["creditSatang"]).toBe(baht(800));
    expect(again.rows.ledger).toMatchObject([
      { row: { id: "5", day: "2026-11-21", body: { creditSatang: baht(-200), reference: "W-1" } } },
    ]);
    expect(open.and(rejected("W-1", 200)).changes(retried)["withdrawals"]).toMatchObject([
      ["W-1", { intents: [INTENT.key, null] }],
    ]);
  });
});
