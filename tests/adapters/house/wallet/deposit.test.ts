import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import { type Instant, instant } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../../core/shared/money.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { CONTEXT, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const [ACCOUNT] = CONTEXT.accounts;
const requested = (id: string, amount = baht(500), now: Instant = NOW): MemberEventOf<"deposit-requested"> => ({
  type: "deposit-requested",
  at: now,
  id,
  amount,
  account: ACCOUNT,
  expiresAt: minutesLater(15),
  intent: INTENT,
});
const confirmed = (id: string): MemberEvent => ({ type: "deposit-confirmed", at: minutesLater(1), id });
const credited = (id: string, amount = baht(500), now: Instant = minutesLater(2)): MemberEvent => ({
  type: "deposit-credited",
  at: now,
  id,
  amount,
});
const ask = (amount = baht(500), intent?: typeof INTENT): Command => ({ type: "request-deposit", amount, intent });
const confirm: Command = { type: "confirm-deposit", id: "D-1", intent: undefined };
const cancel: Command = { type: "cancel-deposit", id: "D-1", intent: undefined };

describe("a request for a deposit", () => {
  it("names the first account and ends after 15 minutes", () => {
    const { intent, ...event } = requested("D-691120-00000000");
    expect(given(REGISTERED).when(ask())).toEqual([event]);
    expect(given(REGISTERED).when(ask(baht(500), intent))).toEqual([{ ...event, intent }]);
  });

  it("has an amount within the limits, which count themselves", () => {
    const { depositMinimum: minimumSatang, depositMaximum: maximumSatang } = CONTEXT.limits;
    for (const amount of [minimumSatang, maximumSatang]) expect(given().when(ask(amount))).toMatchObject([{ amount }]);
    expect(given().when(ask(satang(minimumSatang - 1)))).toEqual(
      at("amount", refuse("amount-below-minimum", { minimumSatang })),
    );
    expect(given().when(ask(satang(maximumSatang + 1)))).toEqual(
      at("amount", refuse("amount-above-maximum", { maximumSatang })),
    );
  });

  it("waits for the transfer of an earlier one, wherever that is in the list, and not for its check", () => {
    const inCheck = given(requested("D-1"), confirmed("D-1"));
    expect(inCheck.when(ask())).toMatchObject([{ type: "deposit-requested" }]);
    expect(inCheck.and(requested("D-2")).when(ask())).toEqual(refuse("request-already-open"));
    expect(given(requested("D-1")).when(ask())).toEqual(refuse("request-already-open"));
  });
});

describe("the confirmation and the cancellation of a deposit", () => {
  it.each([
    [confirm, "deposit-confirmed"],
    [cancel, "deposit-cancelled"],
  ])("need a request that awaits its transfer: %j", (command, type) => {
    const event = { type, at: NOW, id: "D-1" };
    expect(given().when(command)).toEqual(refuse("request-not-found"));
    expect(given(requested("D-1")).when(command)).toEqual([event]);
    expect(given(requested("D-1")).when({ ...command, intent: INTENT })).toEqual([{ ...event, intent: INTENT }]);
    expect(given(requested("D-1"), confirmed("D-1")).when(command)).toEqual(
      refuse("request-status", { status: "checking" }),
    );
  });
});

describe("the events of a deposit", () => {
  const record = {
    id: "D-1",
    amountSatang: baht(500),
    status: "awaiting-transfer",
    createdAt: NOW,
    expiresAt: minutesLater(15),
    account: ACCOUNT,
    timeline: [{ status: "awaiting-transfer", at: NOW }],
    intent: INTENT.key,
    order: 2,
  };
  const rowOf = (body: object) => [
    { change: "put", row: { list: "deposits", owner: "member-1", id: "D-1", order: 2, day: "2026-11-20", body } },
  ];

  it("begin with the request as it was made", () => {
    const { deposits, rows } = given(REGISTERED).changes(requested("D-1"));
    expect(deposits).toEqual([["D-1", record]]);
    expect(rows.deposits).toEqual(rowOf(record));
    const { intent: _, ...withoutKey } = requested("D-1");
    expect(given(REGISTERED).changes(withoutKey)["deposits"]).toEqual([["D-1", { ...record, intent: undefined }]]);
  });

  it.each([
    ["deposit-confirmed", "checking", {}],
    ["deposit-cancelled", "cancelled", {}],
    ["deposit-expired", "expired", {}],
    ["deposit-rejected", "rejected", { reason: "ไม่พบยอด" }],
  ] as const)("%s adds the step %s and moves no money", (type, status, reason) => {
    const step = { status, at: minutesLater(1), ...reason };
    const event = { type, at: minutesLater(1), id: "D-1", ...reason } as MemberEvent;
    const { deposits, rows, ...others } = given(REGISTERED, requested("D-1")).changes(event);
    const after = { ...record, status, timeline: [...record.timeline, step] };
    expect(deposits).toEqual([["D-1", after]]);
    expect(rows.deposits).toEqual(rowOf(after));
    expect(rows.ledger).toBeUndefined();
    expect(Object.keys(others).filter((name) => name !== "inbox")).toEqual([]);
  });

  it("credit the amount with one line, and the sums that decide the level", () => {
    const past = given(REGISTERED, requested("D-1"), confirmed("D-1"));
    const { creditSatang, points, deposited, rows } = past.changes(credited("D-1"));
    expect({ creditSatang, points, deposited }).toEqual({
      creditSatang: baht(500),
      points: undefined,
      deposited: { total: baht(500), month: "2026-11", inMonth: baht(500) },
    });
    const place = { list: "ledger", owner: "member-1", id: "4", order: 4, day: "2026-11-20", tag: "deposit" };
    const line = { id: "4", kind: "deposit", at: minutesLater(2), reference: "D-1", title: undefined };
    const body = { ...line, creditSatang: baht(500), points: 0, balanceSatang: baht(500) };
    expect(rows.ledger).toEqual([{ change: "put", row: { ...place, body } }]);
    expect(rows.deposits).toMatchObject([{ row: { body: { status: "credited" } } }]);
  });

  it("count in the month of the credit, by Bangkok's midnight", () => {
    const moment = (iso: string) => instant(Date.parse(iso));
    const { deposited: sameMonth } = given(
      requested("D-1"),
      credited("D-1"),
      requested("D-2", baht(70), moment("2026-11-30T23:59:00+07:00")),
    ).changes(credited("D-2", baht(70), moment("2026-11-30T23:59:59.999+07:00")));
    expect(sameMonth).toEqual({ total: baht(570), month: "2026-11", inMonth: baht(570) });
    const { deposited: nextMonth } = given(
      requested("D-1"),
      credited("D-1"),
      requested("D-2", baht(70), moment("2026-11-30T23:59:00+07:00")),
    ).changes(credited("D-2", baht(70), moment("2026-12-01T00:00:00+07:00")));
    expect(nextMonth).toEqual({ total: baht(570), month: "2026-12", inMonth: baht(70) });
  });
});
