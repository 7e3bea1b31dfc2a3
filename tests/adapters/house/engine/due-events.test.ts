import { describe, expect, it } from "vitest";
import { type MemberEvent, memberEngine } from "../../../../adapters/house/house.ts";
import type { SlipSubmitted } from "../../../../adapters/house/wallet/slip.ts";
import { type Instant, plus, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { CONTEXT, given, minutesLater, NOW } from "../given.ts";

const POLICY = { mode: "automatic", afterMs: 10 * SECOND_MS } as const;
const WAITING = { mode: "waiting" } as const;
const [account] = CONTEXT.accounts;
const amount = baht(500);
const prize = { kind: "credit", amountSatang: baht(9) } as const;
const make = (type: MemberEvent["type"], id: string, more: object = {}, at: Instant = NOW): MemberEvent =>
  ({ type, at, id, amount, reason: "ไม่พบยอด", ...more }) as MemberEvent;
const bonus = make("bonus-granted", "B-1", { title: "โบนัส", points: 100 }, minutesLater(-1));
const deposit = make("deposit-requested", "D-1", { account, expiresAt: minutesLater(15) }, minutesLater(-1));
const confirmed = make("deposit-confirmed", "D-1");
const slip = (bankSaid: SlipSubmitted["bankSaid"]): MemberEvent =>
  make("slip-submitted", "S-1", { transfer: "014-REF1", reference: "REF1", bankSaid, claimed: false });
const withdrawal = make("withdrawal-requested", "W-1", { account: {} });
const claim = make("reward-claimed", "R-1", { rewardId: "hat", title: "หมวก", prize, price: 30 });
const seconds = (count: number): Instant => plus(NOW, count * SECOND_MS);
const due = (events: readonly MemberEvent[], now: Instant, policy: typeof POLICY | typeof WAITING = POLICY) =>
  memberEngine.dueEvents(given(bonus, ...events).state, now, policy);

describe("what is due", () => {
  const credited = { type: "deposit-credited", at: seconds(10), id: "D-1", amount };
  const duplicated = { type: "slip-duplicated", at: seconds(10), id: "S-1" };
  const paying = { type: "withdrawal-paying", at: seconds(4), id: "W-1" };
  const paid = { type: "withdrawal-paid", at: seconds(10), id: "W-1", amount };
  const granted = { type: "reward-granted", at: seconds(10), id: "R-1", title: "หมวก", prize };
  const slipCredited = { type: "slip-credited", at: seconds(10), id: "S-1", amount };
  const rejected = (reason: string) => ({ type: "slip-rejected", at: seconds(10), id: "S-1", reason });

  it.each([
    ["a confirmed deposit", [deposit, confirmed], [credited]],
    ["a slip that the bank knows", [slip("matching")], [slipCredited]],
    ["another amount", [slip("other-amount")], [rejected("ยอดเงินไม่ตรงกับยอดในสลิป")]],
    ["another receiver", [slip("other-receiver")], [rejected("สลิปนี้ไม่ได้โอนเข้าบัญชีของเรา")]],
    ["no transfer", [slip("not-found")], [rejected("ธนาคารไม่พบรายการโอนของสลิปนี้")]],
    ["a claim", [claim], [granted]],
    ["deposit and slip", [deposit, confirmed, slip("matching")], [credited, slipCredited]],
    ["deposit and claim", [deposit, confirmed, claim], [credited, granted]],
  ] as const)("ends %s after the waiting time, and not before", (_name, events, expected) => {
    expect(due(events, seconds(10))).toEqual(expected);
    expect(due(events, plus(seconds(10), -1))).toEqual([]);
    expect(due(events, seconds(10), WAITING)).toEqual([]);
  });

  it("pays a withdrawal in two steps, in the order of time", () => {
    expect(due([withdrawal], seconds(4))).toEqual([paying]);
    expect(due([withdrawal], plus(seconds(4), -1))).toEqual([]);
    expect(due([claim, withdrawal], seconds(10))).toEqual([paying, paid, granted]);
    expect(due([withdrawal, make("withdrawal-paying", "W-1")], seconds(10))).toEqual([paid]);
    expect(due([withdrawal], seconds(10), WAITING)).toEqual([]);
    const odd = memberEngine.dueEvents(given(bonus, withdrawal).state, seconds(1), { mode: "automatic", afterMs: 4 });
    expect(odd.map(({ at }) => at - NOW)).toEqual([2, 4]);
  });

  it("is a deposit that nobody paid, also where staff decide the rest", () => {
    const expired = { type: "deposit-expired", at: minutesLater(15), id: "D-1" };
    expect(due([deposit], minutesLater(15), WAITING)).toEqual([expired]);
    expect(due([deposit], plus(minutesLater(15), -1), WAITING)).toEqual([]);
    expect(due([make("deposit-requested", "D-1", { account, expiresAt: undefined })], minutesLater(99))).toEqual([]);
  });

  it("is nothing that ended, and no slip of which the bank says nothing", () => {
    expect(due([slip("unavailable")], minutesLater(99))).toEqual([]);
    const ends = [
      make("deposit-credited", "D-1"),
      make("slip-credited", "S-1"),
      make("withdrawal-paid", "W-1"),
      make("reward-rejected", "R-1", { price: 30 }),
    ];
    expect(due([deposit, slip("matching"), withdrawal, claim, ...ends], minutesLater(99))).toEqual([]);
    expect(due([], minutesLater(99))).toEqual([]);
  });

  it("is a duplicate where another stream has the transfer", () => {
    const { state } = given(slip("matching"));
    const withKeys = (...takenKeys: Parameters<typeof memberEngine.dueEvents>[3] & object) =>
      memberEngine.dueEvents(state, seconds(10), POLICY, takenKeys);
    const own = { kind: "slip", value: "014-REF1" } as const;
    expect(withKeys(own)).toEqual([duplicated]);
    expect(withKeys({ kind: "phone", value: "1" }, own)).toEqual([duplicated]);
    expect(withKeys({ ...own, value: "014-REF2" })).toEqual([slipCredited]);
    expect(withKeys({ ...own, kind: "phone" })).toEqual([slipCredited]);
  });

  it("gets the time of the latest event, unless the clock was set back before that", () => {
    const late = (minute: number) => [
      deposit,
      confirmed,
      make("bonus-granted", "B-2", { points: 1 }, minutesLater(minute)),
    ];
    expect(due(late(1), minutesLater(2))).toEqual([{ ...credited, at: minutesLater(1) }]);
    expect(due(late(1), minutesLater(1))).toEqual([{ ...credited, at: minutesLater(1) }]);
    expect(due(late(3), minutesLater(2))).toEqual([credited]);
  });
});
