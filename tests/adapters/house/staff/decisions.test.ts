import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import type { SlipSubmitted } from "../../../../adapters/house/wallet/slip.ts";
import { baht, satang, ZERO } from "../../../../core/shared/money.ts";
import { at, refuse } from "../../../../core/shared/refusal.ts";
import { CONTEXT, given, minutesLater, NOW, REGISTERED } from "../given.ts";

const amount = baht(500);
const step = (type: MemberEvent["type"], id: string, more: object = {}): MemberEvent =>
  ({ type, at: minutesLater(-1), id, amount, reason: "ไม่พบยอด", title: "หมวก", ...more }) as MemberEvent;
const bonus: MemberEventOf<"bonus-granted"> = {
  type: "bonus-granted",
  at: minutesLater(-10),
  id: "B-0",
  title: "โบนัส",
  amount,
  points: 40,
};
const [account] = CONTEXT.accounts;
const deposit = step("deposit-requested", "D-1", { account, expiresAt: minutesLater(14) });
const slip: SlipSubmitted = {
  type: "slip-submitted",
  at: minutesLater(-1),
  id: "S-1",
  amount,
  transfer: "014-REF1",
  reference: "REF1",
  bankSaid: "unavailable",
  claimed: false,
};
const withdrawal = step("withdrawal-requested", "W-1", { account: {} });
const prize = { kind: "item", title: "หมวก" } as const;
const claim = step("reward-claimed", "R-1", { rewardId: "hat", title: "หมวก", prize, price: 30 });
const open = given(REGISTERED, bonus, deposit, slip, withdrawal, claim);
const approve = (id: string): Command => ({ type: "approve", id });
const pay = (id: string): Command => ({ type: "start-paying", id });
const reject = (id: string): Command => ({ type: "reject", id, reason: "ข้อมูลไม่ครบ" });
const event = (type: MemberEvent["type"], id: string, more: object = {}) => ({ type, at: NOW, id, ...more });
const reason = { reason: "ข้อมูลไม่ครบ" };
const status = (name: string) => refuse("request-status", { status: name });

describe("staff", () => {
  it.each([
    [approve("D-1"), [event("deposit-confirmed", "D-1"), event("deposit-credited", "D-1", { amount })]],
    [reject("D-1"), [event("deposit-confirmed", "D-1"), event("deposit-rejected", "D-1", reason)]],
    [pay("D-1"), status("awaiting-transfer")],
    [approve("S-1"), [event("slip-credited", "S-1", { amount })]],
    [reject("S-1"), [event("slip-rejected", "S-1", reason)]],
    [pay("S-1"), status("checking")],
    [approve("W-1"), [event("withdrawal-paying", "W-1"), event("withdrawal-paid", "W-1", { amount })]],
    [reject("W-1"), [event("withdrawal-rejected", "W-1", { amount, ...reason })]],
    [pay("W-1"), [event("withdrawal-paying", "W-1")]],
    [approve("R-1"), [event("reward-granted", "R-1", { title: "หมวก", prize })]],
    [reject("R-1"), [event("reward-rejected", "R-1", { title: "หมวก", price: 30, ...reason })]],
    [pay("R-1"), status("checking")],
    [approve("X-1"), refuse("request-not-found")],
  ])("decide an open request once: %j", (command, answer) => {
    expect(open.when(command)).toEqual(answer);
  });

  it("credit or reject a confirmed deposit in one step, and pay or reject what they began to pay", () => {
    const later = open.and(step("deposit-confirmed", "D-1"), step("withdrawal-paying", "W-1"));
    expect(later.when(approve("D-1"))).toEqual([event("deposit-credited", "D-1", { amount })]);
    expect(later.when(reject("D-1"))).toEqual([event("deposit-rejected", "D-1", reason)]);
    expect(later.when(approve("W-1"))).toEqual([event("withdrawal-paid", "W-1", { amount })]);
    expect(later.when(reject("W-1"))).toEqual([event("withdrawal-rejected", "W-1", { amount, ...reason })]);
    expect(later.when(pay("W-1"))).toEqual(status("paying"));
  });

  it.each([
    ["D-1", "credited", step("deposit-credited", "D-1")],
    ["D-1", "rejected", step("deposit-rejected", "D-1")],
    ["D-1", "cancelled", step("deposit-cancelled", "D-1")],
    ["D-1", "expired", step("deposit-expired", "D-1")],
    ["S-1", "credited", step("slip-credited", "S-1")],
    ["S-1", "rejected", step("slip-rejected", "S-1")],
    ["S-1", "duplicate", step("slip-duplicated", "S-1")],
    ["W-1", "paid", step("withdrawal-paid", "W-1")],
    ["W-1", "rejected", step("withdrawal-rejected", "W-1")],
    ["R-1", "granted", step("reward-granted", "R-1", { prize })],
    ["R-1", "rejected", step("reward-rejected", "R-1", { price: 30 })],
  ])("change nothing about %s that is %s", (id, name, last) => {
    for (const command of [approve(id), reject(id), pay(id)]) {
      expect(open.and(last).when(command)).toEqual(status(name));
    }
  });

  it("find by its transfer that a slip was credited elsewhere meanwhile", () => {
    const keyOf = (kind: "slip" | "phone", value: string) => ({ takenKeys: [{ kind, value }] });
    const duplicated = [event("slip-duplicated", "S-1")];
    const credited = [event("slip-credited", "S-1", { amount })];
    expect(open.when(approve("S-1"), keyOf("slip", "014-REF1"))).toEqual(duplicated);
    const both = { takenKeys: [...keyOf("phone", "").takenKeys, ...keyOf("slip", "014-REF1").takenKeys] };
    expect(open.when(approve("S-1"), both)).toEqual(duplicated);
    expect(open.when(approve("S-1"), keyOf("slip", "014-REF2"))).toEqual(credited);
    expect(open.when(approve("S-1"), keyOf("phone", "014-REF1"))).toEqual(credited);
  });
});

describe("a bonus", () => {
  const grant = (satangs: number, points: number): Command => ({
    type: "grant-bonus",
    title: "โบนัส",
    amount: satang(satangs),
    points,
  });

  it.each([
    [1, 0],
    [50_000, 40],
    [0, 1],
  ])("has credit, points or both: %d satang and %d points", (satangs, points) => {
    const granted = { ...bonus, at: NOW, id: "B-691120-00000000", amount: satang(satangs), points };
    expect(given().when(grant(satangs, points))).toEqual([granted]);
  });

  it.each([
    [0, 0, "amount-zero"],
    [0, -1, "amount-zero"],
    [-1, 5, "amount-negative"],
    [10_000_000_001, 0, "amount-too-large"],
  ] as const)("is refused with %d satang and %d points: %s", (satangs, points, code) => {
    expect(given().when(grant(satangs, points))).toEqual(at("amount", refuse(code)));
  });

  it("posts both in one line with its title", () => {
    const { rows, inbox: _, ...changes } = given(REGISTERED).changes(bonus);
    expect(changes).toEqual({ creditSatang: amount, points: 40 });
    const body = { id: "2", kind: "bonus", at: bonus.at, reference: "B-0", title: "โบนัส", points: 40 };
    expect(rows.ledger).toMatchObject([{ row: { tag: "bonus", body: { ...body, creditSatang: amount } } }]);
  });
});

describe("a level by invitation", () => {
  it("is noted and taken back", () => {
    expect(given().when({ type: "grant-level", level: 5 })).toEqual([{ type: "level-granted", at: NOW, level: 5 }]);
    expect(given().when({ type: "grant-level", level: undefined })).toEqual([{ type: "level-granted", at: NOW }]);
    const vip = given(REGISTERED).and({ type: "level-granted", at: NOW, level: 5 });
    expect(given(REGISTERED).changes({ type: "level-granted", at: NOW, level: 5 })).toEqual({
      grantedLevel: 5,
      rows: {},
    });
    expect(vip.changes({ type: "level-granted", at: NOW })).toEqual({ grantedLevel: undefined, rows: {} });
    expect(vip.state.creditSatang).toBe(ZERO);
  });
});
