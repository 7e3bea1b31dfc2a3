import { describe, expect, it } from "vitest";
import type { Command, MemberEvent } from "../../../../adapters/house/house.ts";
import type { TransferLookup } from "../../../../adapters/house/ports/banks.ts";
import type { UniqueKey } from "../../../../adapters/house/ports/journal.ts";
import type { SlipSubmitted } from "../../../../adapters/house/wallet/slip.ts";
import { baht, MAX_AMOUNT, satang } from "../../../../core/shared/money.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { CONTEXT, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const SLIP = { sendingBank: "014", transRef: "REF1" };
const TRANSFER = {
  amountSatang: baht(300),
  transferredAt: minutesLater(-5),
  senderName: "สมชาย",
  senderBank: "014",
  receiverName: "บริษัท",
  receiverBank: "004",
};
const found = (receivedByUs = true): TransferLookup => ({
  outcome: "found",
  transfer: { ...TRANSFER, receivedByUs },
});
const confirm = (lookup: TransferLookup, intent?: typeof INTENT): Command => ({
  type: "confirm-slip",
  slip: SLIP,
  lookup,
  intent,
});
const submit = (lookup: TransferLookup, amount = baht(300), intent?: typeof INTENT): Command => ({
  type: "submit-slip",
  slip: SLIP,
  lookup,
  amount,
  intent,
});
const submitted: SlipSubmitted = {
  type: "slip-submitted",
  at: NOW,
  id: "S-691120-00000000",
  transfer: "014-REF1",
  reference: "REF1",
  amount: baht(300),
  bankSaid: "matching",
  claimed: true,
};

describe("the confirmation of a slip", () => {
  it("credits what the bank found on our account, and takes the transfer", () => {
    expect(given().when(confirm(found()))).toEqual([submitted]);
    expect(given().when(confirm(found(), INTENT))).toEqual([{ ...submitted, intent: INTENT }]);
  });

  it("refuses what the bank does not find, and what others received", () => {
    expect(given().when(confirm({ outcome: "not-found" }))).toEqual(refuse("slip-not-found"));
    expect(given().when(confirm({ outcome: "unavailable" }))).toEqual(refuse("slip-not-found"));
    expect(given().when(confirm(found(false)))).toEqual(refuse("slip-wrong-receiver"));
  });
});

describe("a slip that waits for staff", () => {
  it.each([
    [found(), baht(300), "matching"],
    [found(), baht(301), "other-amount"],
    [found(false), baht(300), "other-receiver"],
    [{ outcome: "not-found" } as const, baht(300), "not-found"],
    [{ outcome: "unavailable" } as const, baht(300), "unavailable"],
  ])("takes the transfer only when bank and member agree: %j, %d is %s", (lookup, amount, bankSaid) => {
    const event = { ...submitted, amount, bankSaid, claimed: bankSaid === "matching" };
    expect(given().when(submit(lookup, amount))).toEqual([event]);
    expect(given().when(submit(lookup, amount, INTENT))).toEqual([{ ...event, intent: INTENT }]);
  });

  it("has at least the smallest deposit and at most the largest amount of all", () => {
    const { depositMinimum: minimumSatang } = CONTEXT.limits;
    for (const amount of [minimumSatang, MAX_AMOUNT]) {
      expect(given().when(submit({ outcome: "not-found" }, amount))).toMatchObject([{ amount }]);
    }
    expect(given().when(submit(found(), satang(minimumSatang - 1)))).toEqual(
      at("amount", refuse("amount-below-minimum", { minimumSatang })),
    );
    expect(given().when(submit(found(), satang(MAX_AMOUNT + 1)))).toEqual(at("amount", refuse("amount-too-large")));
  });
});

describe("a transfer", () => {
  const taken = (value: string, kind: UniqueKey["kind"] = "slip") => ({ takenKeys: [{ kind, value }] });
  const other: MemberEvent = { ...submitted, id: "S-0", transfer: "014-REF0" };
  const ended = (type: "slip-rejected" | "slip-duplicated"): MemberEvent => ({
    type,
    at: minutesLater(1),
    id: submitted.id,
    reason: "ซ้ำ",
  });
  const credited: MemberEvent = { type: "slip-credited", at: minutesLater(1), id: submitted.id, amount: baht(300) };

  it.each([["confirm-slip", confirm(found())] as const, ["submit-slip", submit(found())] as const])(
    "counts once, whoever sends it: %s",
    (_name, command) => {
      const duplicate = refuse("slip-duplicate");
      expect(given(submitted).when(command)).toEqual(duplicate);
      expect(given(other, submitted).when(command)).toEqual(duplicate);
      expect(given().when(command, taken("014-REF1"))).toEqual(duplicate);
      const both = { takenKeys: [...taken("014-REF0").takenKeys, ...taken("014-REF1").takenKeys] };
      expect(given().when(command, both)).toEqual(duplicate);
    },
  );

  it("may be sent again after its slip was rejected, and while others' keys are taken", () => {
    for (const type of ["slip-rejected", "slip-duplicated"] as const) {
      expect(given(submitted, ended(type)).when(confirm(found()))).toEqual([submitted]);
    }
    expect(given(other).when(confirm(found()))).toEqual([submitted]);
    expect(given().when(confirm(found()), taken("014-REF0"))).toEqual([submitted]);
    expect(given().when(confirm(found()), taken("014-REF1", "phone"))).toEqual([submitted]);
  });

  it("stays taken after it was credited", () => {
    expect(given(submitted, credited).when(confirm(found()))).toEqual(refuse("slip-duplicate"));
  });
});

describe("the events of a slip", () => {
  const record = {
    id: submitted.id,
    amountSatang: baht(300),
    status: "checking",
    reference: "REF1",
    createdAt: NOW,
    timeline: [{ status: "checking", at: NOW }],
    intent: INTENT.key,
    transfer: "014-REF1",
    bankSaid: "matching",
    order: 2,
  };
  const rowOf = (body: object) => [
    {
      change: "put",
      row: { list: "slips", owner: "member-1", id: submitted.id, order: 2, tag: "014-REF1", body },
    },
  ];

  it("begin with the slip as it was sent", () => {
    const { slips, rows } = given(REGISTERED).changes({ ...submitted, intent: INTENT });
    expect(slips).toEqual([[submitted.id, record]]);
    expect(rows.slips).toEqual(rowOf(record));
    expect(given(REGISTERED).changes(submitted)["slips"]).toEqual([[submitted.id, { ...record, intent: undefined }]]);
  });

  it.each([
    ["slip-rejected", "rejected", { reason: "ไม่พบยอด" }],
    ["slip-duplicated", "duplicate", {}],
  ] as const)("%s adds the step %s and moves no money", (type, status, reason) => {
    const event = { type, at: minutesLater(1), id: submitted.id, ...reason } as MemberEvent;
    const { slips, rows, creditSatang } = given(REGISTERED, { ...submitted, intent: INTENT }).changes(event);
    const timeline = [...record.timeline, { status, at: minutesLater(1), ...reason }];
    expect(slips).toEqual([[submitted.id, { ...record, status, timeline }]]);
    expect(rows.slips).toEqual(rowOf({ ...record, status, timeline }));
    expect({ creditSatang, ledger: rows.ledger }).toEqual({ creditSatang: undefined, ledger: undefined });
  });

  it("credit the amount as a deposit", () => {
    const { slips, rows, ...changes } = given(REGISTERED, submitted).changes({
      type: "slip-credited",
      at: minutesLater(1),
      id: submitted.id,
      amount: baht(300),
    });
    expect(changes).toMatchObject({
      creditSatang: baht(300),
      deposited: { total: baht(300), month: "2026-11", inMonth: baht(300) },
    });
    const timeline = [...record.timeline, { status: "credited", at: minutesLater(1) }];
    expect(slips).toMatchObject([[submitted.id, { status: "credited", timeline }]]);
    expect(rows.ledger).toMatchObject([
      {
        row: { tag: "deposit", body: { kind: "deposit", creditSatang: baht(300), points: 0, reference: submitted.id } },
      },
    ]);
  });
});
