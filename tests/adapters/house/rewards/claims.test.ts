import { describe, expect, it } from "vitest";
import type { DecisionContext } from "../../../../adapters/house/context.ts";
import type { MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import type { ClaimReward } from "../../../../adapters/house/rewards/reward.ts";
import type { OfferedReward } from "../../../../adapters/house/rewards/rewards-content.ts";
import { type Instant, instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { CONTEXT, type Given, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const moment = (iso: string): Instant => instant(Date.parse(iso));
const MIDNIGHT = moment("2026-11-21T00:00:00+07:00");
const DECEMBER = moment("2026-12-01T00:00:00+07:00");
const HAT = { kind: "item", title: "หมวก" } as const;
const offer = (id: string, more: Partial<OfferedReward> = {}): OfferedReward => ({
  id,
  title: "หมวกสวย",
  prize: HAT,
  pricePoints: 10,
  terms: [],
  ...more,
});
const inContext = (now: Instant = NOW, times = 2): Partial<DecisionContext> => ({
  now,
  rewards: {
    ...CONTEXT.rewards,
    categories: [
      { categoryId: "a", title: "ก", rewards: [offer("day", { limit: { times, per: "day" } })] },
      {
        categoryId: "b",
        title: "ข",
        rewards: [
          offer("month", { limit: { times, per: "month" } }),
          offer("ever", { limit: { times, per: "ever" } }),
          offer("gold", { leastLevel: "gold", pricePoints: 0 }),
        ],
      },
    ],
  },
});
const claim = (rewardId: string): ClaimReward => ({ type: "claim-reward", rewardId, intent: undefined });
const claimed = (rewardId: string, id = "R-691120-00000000", now = NOW): MemberEventOf<"reward-claimed"> => ({
  type: "reward-claimed",
  at: now,
  id,
  rewardId,
  title: "หมวกสวย",
  prize: HAT,
  price: 10,
});
const granted = (id: string, now = NOW): MemberEvent => ({
  type: "reward-granted",
  at: now,
  id,
  title: "หมวกสวย",
  prize: HAT,
});
const rejected = (id: string, now = NOW): MemberEvent => ({
  type: "reward-rejected",
  at: now,
  id,
  title: "หมวกสวย",
  price: 10,
  reason: "หมดแล้ว",
});
const bonus = (points: number, amount = baht(0)): MemberEvent => ({
  type: "bonus-granted",
  at: minutesLater(-30),
  id: "B-1",
  title: "โบนัส",
  amount,
  points,
});
const rich = given(REGISTERED, bonus(1_000));
/** Two claims of a reward that were granted. */
const twice = (rewardId: string, now = NOW) =>
  rich.and(claimed(rewardId, "R-1", now), granted("R-1", now), claimed(rewardId, "R-2", now), granted("R-2", now));

describe("a claim", () => {
  it("takes title, prize and price of the offer in any category", () => {
    expect(rich.when(claim("day"), inContext())).toEqual([claimed("day")]);
    expect(rich.when({ ...claim("ever"), intent: INTENT }, inContext())).toEqual([
      { ...claimed("ever"), intent: INTENT },
    ]);
    expect(rich.when(claim("cap"), inContext())).toEqual(refuse("reward-not-found"));
  });

  it("needs its points", () => {
    expect(given(bonus(10)).when(claim("day"), inContext())).toEqual([claimed("day")]);
    expect(given(bonus(9)).when(claim("day"), inContext())).toEqual(
      refuse("points-insufficient", { points: 9, pricePoints: 10 }),
    );
  });

  it("needs the level that the offer names, or a higher one", () => {
    const [account] = CONTEXT.accounts;
    const deposited = (amount = baht(0)): Given =>
      given(
        { type: "deposit-requested", at: NOW, id: "D-1", amount, account, expiresAt: MIDNIGHT },
        { type: "deposit-credited", at: NOW, id: "D-1", amount },
      );
    expect(deposited(baht(49_999)).when(claim("gold"), inContext())).toEqual(refuse("reward-level", { level: "gold" }));
    for (const amount of [baht(50_000), baht(300_000)]) {
      expect(deposited(amount).when(claim("gold"), inContext())).toMatchObject([{ rewardId: "gold", price: 0 }]);
    }
  });

  it("waits for the member's open claim of the same reward only", () => {
    const open = rich.and(claimed("month", "R-0"), granted("R-0"), claimed("day", "R-1"));
    expect(open.when(claim("day"), inContext())).toEqual(refuse("reward-waiting"));
    expect(rich.and(claimed("day", "R-1"), claimed("ever", "R-2")).when(claim("day"), inContext())).toEqual(
      refuse("reward-waiting"),
    );
    expect(open.when(claim("ever"), inContext())).toEqual([claimed("ever")]);
    expect(rich.and(claimed("ever", "R-1"), granted("R-1")).when(claim("ever"), inContext())).toMatchObject([{}]);
  });

  it.each([
    ["day", refuse("reward-used-today", { times: 2, resetsAt: MIDNIGHT }), MIDNIGHT],
    ["month", refuse("reward-used-month", { times: 2, resetsAt: DECEMBER }), DECEMBER],
  ])("counts up to the limit of its %s", (rewardId, refusal, resetsAt) => {
    expect(twice(rewardId).when(claim(rewardId), inContext())).toEqual(refusal);
    expect(twice(rewardId).when(claim(rewardId), inContext(instant(resetsAt - 1)))).toMatchObject({
      code: refusal.code,
    });
    expect(twice(rewardId).when(claim(rewardId), inContext(resetsAt))).toMatchObject([{ rewardId }]);
    const once = rich.and(claimed(rewardId, "R-1"), granted("R-1"));
    expect(once.when(claim(rewardId), inContext())).toMatchObject([{ rewardId }]);
  });

  it.each(["day", "month"])("counts from nothing in every %s", (rewardId) => {
    const once = rich.and(claimed(rewardId, "R-1"), granted("R-1"));
    for (const [past, now] of [[rich, NOW] as const, [once, DECEMBER] as const]) {
      expect(past.when(claim(rewardId), inContext(now, 1))).toMatchObject([{ rewardId }]);
      expect(past.when(claim(rewardId), inContext(now, 0))).toMatchObject({ facts: { times: 0 } });
    }
  });

  it("counts for ever where the limit says so", () => {
    const refusal = refuse("reward-used-ever", { times: 2 });
    expect(twice("ever").when(claim("ever"), inContext(DECEMBER))).toEqual(refusal);
    const back = rich.and(claimed("ever", "R-1"), granted("R-1"), claimed("ever", "R-2"), rejected("R-2"));
    expect(back.when(claim("ever"), inContext())).toEqual([claimed("ever")]);
  });
});

describe("the events of a claim", () => {
  const record = {
    id: "R-1",
    rewardId: "day",
    title: "หมวกสวย",
    prize: HAT,
    pricePoints: 10,
    status: "checking",
    createdAt: NOW,
    timeline: [{ status: "checking", at: NOW }],
    from: "catalogue",
    intent: INTENT.key,
    order: 3,
  };
  const counts = { ever: 1, month: "2026-11", inMonth: 1, day: "2026-11-20", onDay: 1 };
  const rowOf = (body: object) => {
    const place = { list: "claims", owner: "member-1", id: "R-1", order: 3, day: "2026-11-20", tag: "catalogue" };
    return [{ change: "put", row: { ...place, body } }];
  };
  const line = (points: number, at: Instant, more: object = {}) => [
    { row: { tag: "reward", body: { kind: "reward", at, points, reference: "R-1", title: "หมวกสวย", ...more } } },
  ];
  const open = rich.and({ ...claimed("day", "R-1"), intent: INTENT });

  it("take the price at once and count the claim", () => {
    const { rows, ...changes } = rich.changes({ ...claimed("day", "R-1"), intent: INTENT });
    expect(changes).toEqual({ points: 990, claims: [["R-1", record]], claimCounts: [["day", counts]] });
    expect(rows.claims).toEqual(rowOf(record));
    expect(rows.ledger).toMatchObject(line(-10, NOW));
    expect(rich.changes(claimed("day", "R-1"))["claims"]).toEqual([["R-1", { ...record, intent: undefined }]]);
    const free = rich.changes({ ...claimed("day", "R-1"), price: 0 });
    expect(free.rows.ledger).toBeUndefined();
  });

  it.each([
    [{ kind: "credit", amountSatang: baht(50) }, baht(50), 0],
    [{ kind: "points", points: 7 }, 0, 7],
    [HAT, undefined, undefined],
  ] as const)("give the prize with the grant: %j", (prize, credit, points) => {
    const at = minutesLater(1);
    const event: MemberEvent = { type: "reward-granted", at, id: "R-1", title: "หมวกสวย", prize };
    const { claims, rows, creditSatang = 0, points: after = 990, ...others } = open.changes(event);
    const timeline = [...record.timeline, { status: "granted", at }];
    expect(claims).toEqual([["R-1", { ...record, status: "granted", timeline }]]);
    expect(rows.claims).toEqual(rowOf({ ...record, status: "granted", timeline }));
    expect({ creditSatang, after }).toEqual({ creditSatang: credit ?? 0, after: 990 + (points ?? 0) });
    if (points === undefined) expect(rows.ledger).toBeUndefined();
    else expect(rows.ledger).toMatchObject(line(points, at, { creditSatang: credit }));
    expect(Object.keys(others).filter((name) => name !== "inbox")).toEqual([]);
  });

  it("return the price with a rejection, and the claim counts no more", () => {
    const at = minutesLater(1);
    const { rows, claims, claimCounts, points } = open.changes(rejected("R-1", at));
    const timeline = [...record.timeline, { status: "rejected", at, reason: "หมดแล้ว" }];
    expect(claims).toEqual([["R-1", { ...record, status: "rejected", timeline }]]);
    expect(rows.claims).toEqual(rowOf({ ...record, status: "rejected", timeline }));
    expect(claimCounts).toEqual([["day", { ...counts, ever: 0, inMonth: 0, onDay: 0 }]]);
    expect(points).toBe(1_000);
    expect(rows.ledger).toMatchObject(line(10, at));
  });

  it("count by day and month of the claim, also when it is rejected later", () => {
    const other = claimed("ever", "R-0");
    const late = [other, claimed("day", "R-1"), claimed("day", "R-2", MIDNIGHT)] as const;
    const next = { ever: 2, month: "2026-11", inMonth: 2, day: "2026-11-21", onDay: 1 };
    expect([...rich.and(...late).state.claimCounts]).toEqual([
      ["ever", counts],
      ["day", next],
    ]);
    const sameMonth = { ...next, ever: 1, inMonth: 1 };
    expect(rich.and(...late).changes(rejected("R-1", MIDNIGHT))["claimCounts"]).toEqual([
      ["ever", counts],
      ["day", sameMonth],
    ]);
    const both = { ever: 2, month: "2026-12", inMonth: 1, day: "2026-12-01", onDay: 1 };
    const december = rich.and(claimed("day", "R-1"), claimed("day", "R-2", DECEMBER));
    expect([...december.state.claimCounts]).toEqual([["day", both]]);
    expect(december.changes(rejected("R-1", DECEMBER))["claimCounts"]).toEqual([["day", { ...both, ever: 1 }]]);
    expect(open.and(claimed("day", "R-2")).state.claimCounts.get("day")).toEqual({
      ...counts,
      ever: 2,
      inMonth: 2,
      onDay: 2,
    });
  });
});
