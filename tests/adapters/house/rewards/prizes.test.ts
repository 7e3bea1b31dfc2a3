import { describe, expect, it } from "vitest";
import type { Command, MemberEvent, MemberEventOf } from "../../../../adapters/house/house.ts";
import { cardEventView } from "../../../../adapters/house/rewards/flip-card.ts";
import { draw } from "../../../../adapters/house/rewards/prizes.ts";
import type { CardEvent, OfferedReward, RewardsContent } from "../../../../adapters/house/rewards/rewards-content.ts";
import { wheelView } from "../../../../adapters/house/rewards/wheel.ts";
import { bangkokDateOf, endOfDay, type Instant, instant } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { type Given, given, INTENT, minutesLater, NOW, REGISTERED } from "../given.ts";

const DAY = "2026-11-20";
const RESETS = endOfDay(bangkokDateOf(NOW));
const moment = (iso: string): Instant => instant(Date.parse(iso));
const bonus = (points: number): MemberEventOf<"bonus-granted"> => ({
  type: "bonus-granted",
  at: minutesLater(-30),
  id: "B-1",
  title: "โบนัส",
  amount: baht(0),
  points,
});
const CREDIT = { kind: "credit", amountSatang: baht(50) } as const;
const POINTS = { kind: "points", points: 3 } as const;
const HAT = { kind: "item", title: "หมวก" } as const;
const NOTHING = { kind: "nothing" } as const;

const cards = (game: CardEvent["game"], more: object = {}): CardEvent =>
  ({
    id: game,
    game,
    title: "เปิดการ์ด",
    cards: 3,
    prizes: [
      { prize: game === "flip-card" ? POINTS : HAT, chance: 0.5 },
      { prize: NOTHING, chance: 0.5 },
    ],
    pricePoints: 10,
    playsPerDay: 2,
    startsAt: NOW,
    endsAt: minutesLater(10),
    ...more,
  }) as CardEvent;
const offer = (id: string, more: Partial<OfferedReward> = {}): OfferedReward => ({
  id,
  title: "หมวก",
  prize: HAT,
  pricePoints: 10,
  terms: [],
  ...more,
});
const rewards: RewardsContent = {
  categories: [
    { categoryId: "a", title: "ก", rewards: [offer("daily", { limit: { times: 2, per: "day" } })] },
    {
      categoryId: "b",
      title: "ข",
      rewards: [
        offer("monthly", { limit: { times: 1, per: "month" } }),
        offer("once", { limit: { times: 1, per: "ever" } }),
        offer("gold", { leastLevel: "gold", pricePoints: 0 }),
      ],
    },
  ],
  wheel: {
    segments: [
      { id: "points", label: "แต้ม", prize: POINTS, chance: 0.5 },
      { id: "credit", label: "เครดิต", prize: CREDIT, chance: 0.5 },
    ],
    pricePoints: 10,
    spinsPerDay: 2,
  },
  hasCards: true,
  cardEvents: () => [cards("flip-card-reward", { id: "flip-card" }), cards("flip-card"), cards("flip-card-reward")],
};
const rich = given(REGISTERED, bonus(1_000));

describe("a draw", () => {
  it("takes the last item where rounding leaves a rest of the chances, and needs an item", () => {
    const items = [{ chance: 0.5 }, { chance: 0.25 }, { chance: 0.24 }];
    const drawn = [0, 0.499, 0.5, 0.749, 0.75, 0.999].map((number) => items.indexOf(draw(items, () => number)));
    expect(drawn).toEqual([0, 0, 1, 1, 2, 2]);
    expect(() => draw([], () => 0)).toThrow("nothing to draw from");
  });
});

describe("the wheel", () => {
  const spin: Command = { type: "spin-wheel", intent: undefined };
  const spun = (now = NOW): MemberEventOf<"wheel-spun"> => ({
    type: "wheel-spun",
    at: now,
    id: "P-691120-00000000",
    segmentId: "points",
    prize: POINTS,
    price: 10,
  });

  it("draws a segment for its price", () => {
    expect(rich.when(spin, { rewards })).toEqual([spun()]);
    const other = { ...spun(), segmentId: "credit", prize: CREDIT, intent: INTENT };
    expect(rich.when({ ...spin, intent: INTENT }, { rewards, random: () => 0.5 })).toMatchObject([
      { ...other, id: expect.stringMatching(/^P-691120-/) },
    ]);
  });

  it("has its spins of a Bangkok day, and a price", () => {
    const none = refuse("wheel-no-spins-left", { spinsPerDay: 2, resetsAt: RESETS });
    expect(rich.and(spun()).when(spin, { rewards })).toEqual([spun()]);
    const done = rich.and(spun(), spun(minutesLater(1)));
    expect(done.when(spin, { rewards })).toEqual(none);
    expect(done.when(spin, { rewards, now: RESETS })).toMatchObject([{ type: "wheel-spun" }]);
    expect(given(bonus(10)).when(spin, { rewards })).toEqual([spun()]);
    expect(given(bonus(9)).when(spin, { rewards })).toEqual(
      refuse("points-insufficient", { points: 9, pricePoints: 10 }),
    );
  });

  it("shows how many spins are left", () => {
    const { wheel } = rewards;
    const leftAt = (past: Given, now: Instant) => wheelView(wheel, { state: past.state, now }).spinsLeft;
    expect([rich, rich.and(spun()), rich.and(spun(), spun(), spun())].map((past) => leftAt(past, NOW))).toEqual([
      2, 1, 0,
    ]);
    expect(leftAt(rich.and(spun()), RESETS)).toBe(2);
  });

  it("posts price and prize in one line and counts the spins of the day", () => {
    const { rows, ...changes } = rich.changes({ ...spun(), intent: INTENT });
    expect(changes).toEqual({ points: 993, spins: { day: DAY, count: 1 } });
    const id = "P-691120-00000000";
    const line = { kind: "wheel", at: NOW, reference: id, creditSatang: 0, points: -7, title: undefined };
    expect(rows.ledger).toMatchObject([{ row: { tag: "wheel", body: line } }]);
    const shown = { id, segmentId: "points", prize: POINTS, pointsAfter: 993, at: NOW, intent: INTENT.key };
    const place = { list: "spins", owner: "member-1", id, order: 3, day: DAY };
    expect(rows.spins).toEqual([{ change: "put", row: { ...place, body: shown } }]);
    const won = rich.and(spun()).changes({ ...spun(), prize: CREDIT });
    expect(won).toMatchObject({ creditSatang: baht(50), points: 983, spins: { day: DAY, count: 2 } });
    expect(rich.and(spun()).changes(spun(RESETS))["spins"]).toEqual({ day: "2026-11-21", count: 1 });
  });
});

describe.each(["flip-card", "flip-card-reward"] as const)("a card of %s", (game) => {
  const flip = (more: object = {}): Command => ({
    type: "flip-card",
    game,
    eventId: game,
    card: 0,
    intent: undefined,
    ...more,
  });
  const isForStaff = game === "flip-card-reward";
  const prize = isForStaff ? HAT : POINTS;
  const flipped = (now = NOW, more: object = {}): MemberEventOf<"card-flipped"> => ({
    type: "card-flipped",
    at: now,
    id: "F-691120-00000000",
    game,
    eventId: game,
    title: "เปิดการ์ด",
    card: 0,
    prize,
    revealed: [prize, prize, prize],
    price: 10,
    ...(isForStaff && { claimId: "R-691120-00000000" }),
    ...more,
  });

  it("shows all cards, and has a claim only for what staff hand out", () => {
    expect(rich.when(flip(), { rewards })).toEqual([flipped()]);
    expect(rich.when(flip({ card: 2, intent: INTENT }), { rewards })).toEqual([
      flipped(NOW, { card: 2, intent: INTENT }),
    ]);
    const draws = [0.9, 0, 0.9];
    const random = () => draws.shift() ?? 0;
    const { claimId: _, ...lost } = flipped(NOW, { prize: NOTHING, revealed: [NOTHING, prize, NOTHING] });
    expect(rich.when(flip(), { rewards, random })).toEqual([lost]);
  });

  it("is one of those on the table, while the event is on", () => {
    expect(rich.when(flip(), { rewards: { ...rewards, cardEvents: () => [] } })).toEqual(refuse("cards-not-on"));
    expect(rich.when(flip({ eventId: "other" }), { rewards })).toEqual(refuse("cards-not-on"));
    for (const card of [-1, 3, 0.5, Number.NaN]) {
      expect(rich.when(flip({ card }), { rewards })).toEqual(refuse("card-not-there", { cards: 3 }));
    }
  });

  it("costs points and counts among those of its event on a Bangkok day", () => {
    const none = refuse("cards-no-plays-left", { playsPerDay: 2, resetsAt: RESETS });
    expect(rich.and(flipped()).when(flip(), { rewards })).toEqual([flipped()]);
    const done = rich.and(flipped(), flipped(minutesLater(1)));
    expect(done.when(flip(), { rewards })).toEqual(none);
    expect(done.when(flip(), { rewards, now: RESETS })).toMatchObject([{ type: "card-flipped" }]);
    expect(given(bonus(10)).when(flip(), { rewards })).toEqual([flipped()]);
    expect(given(bonus(9)).when(flip(), { rewards })).toEqual(
      refuse("points-insufficient", { points: 9, pricePoints: 10 }),
    );
  });

  it("posts its price with what is given at once, and a claim for the rest", () => {
    const { rows, ...changes } = rich.changes(flipped(NOW, { intent: INTENT }));
    const points = isForStaff ? 990 : 993;
    expect(changes).toMatchObject({ points, cardPlays: { day: DAY, byEvent: [[game, 1]] } });
    const id = "F-691120-00000000";
    const line = { kind: "flip-card", at: NOW, reference: id, points: points - 1_000, title: "เปิดการ์ด" };
    expect(rows.ledger).toMatchObject([{ row: { tag: "flip-card", body: line } }]);
    const shown = { id, game, eventId: game, card: 0, prize, revealed: [prize, prize, prize], pointsAfter: points };
    const place = { list: "card-plays", owner: "member-1", id, order: 3, day: DAY };
    expect(rows["card-plays"]).toEqual([
      { change: "put", row: { ...place, body: { ...shown, at: NOW, intent: INTENT.key } } },
    ]);
    const claim = { id: "R-691120-00000000", rewardId: game, title: "เปิดการ์ด", prize, pricePoints: 10, from: "cards" };
    const counts = [[game, { ever: 1, month: "2026-11", inMonth: 1, day: DAY, onDay: 1 }]];
    expect(rows.claims).toEqual(
      isForStaff
        ? [expect.objectContaining({ row: expect.objectContaining({ tag: "cards", id: claim.id }) })]
        : undefined,
    );
    if (isForStaff) {
      expect(changes["claims"]).toMatchObject([[claim.id, { ...claim, createdAt: NOW, intent: INTENT.key }]]);
      expect(changes["claimCounts"]).toEqual(counts);
    }
  });

  it("gives nothing at once of what staff hand out", () => {
    const { creditSatang, points } = rich.changes(flipped(NOW, { prize: CREDIT, claimId: "R-1" }));
    expect({ creditSatang, points }).toEqual({ creditSatang: undefined, points: 990 });
  });

  it("counts by event and day", () => {
    const other = flipped(NOW, { eventId: "other", claimId: undefined });
    const leftAt = (past: Given, now: Instant) => cardEventView(cards(game), { state: past.state, now }).playsLeft;
    expect([rich, rich.and(other), rich.and(flipped())].map((past) => leftAt(past, NOW))).toEqual([2, 2, 1]);
    expect(leftAt(rich.and(flipped()), RESETS)).toBe(2);
    expect(leftAt(rich.and(flipped(), flipped(), flipped()), NOW)).toBe(0);
    expect(rich.and(flipped(), other).changes(flipped())["cardPlays"]).toEqual({
      day: DAY,
      byEvent: [
        ["other", 1],
        [game, 2],
      ].toSorted(([one]) => (one === game ? -1 : 1)),
    });
    expect(rich.and(flipped(), other).changes(flipped(RESETS))["cardPlays"]).toEqual({
      day: "2026-11-21",
      byEvent: [[game, 1]],
    });
  });
});

describe("a check-in", () => {
  const checkIn: Command = { type: "check-in", intent: undefined };
  const done = (day: string, points = 5): MemberEventOf<"checked-in"> => ({
    type: "checked-in",
    at: moment(`${day}T12:00:00+07:00`),
    id: `C-${day}`,
    day,
    points,
  });

  it("gives more for days in a row, for a week, and starts over after a missed day", () => {
    const days = ["14", "15", "16", "17", "18", "19", "20", "21", "23"].map((day) => `2026-11-${day}`);
    let past = given(REGISTERED);
    const points = days.map((day) => {
      const now = moment(`${day}T12:00:00+07:00`);
      const [event] = past.when(checkIn, { now }) as readonly MemberEvent[];
      if (event?.type !== "checked-in") throw new Error(`refused on ${day}`);
      past = past.and(event);
      return event.points;
    });
    expect(points).toEqual([5, 5, 8, 8, 10, 12, 20, 5, 5]);
    expect(past.state.lastCheckIn).toMatchObject({ day: "2026-11-23", inARow: 1 });
  });

  it("happens once a Bangkok day", () => {
    const event = { ...done(DAY), at: NOW, id: "C-691120-00000000" };
    expect(rich.when(checkIn)).toEqual([event]);
    expect(rich.when({ ...checkIn, intent: INTENT })).toEqual([{ ...event, intent: INTENT }]);
    expect(rich.and(done(DAY)).when(checkIn)).toEqual(refuse("check-in-done", { resetsAt: RESETS }));
    expect(rich.and(done(DAY)).when(checkIn, { now: RESETS })).toMatchObject([{ day: "2026-11-21" }]);
  });

  it("posts its points and is noted with the days in a row", () => {
    const { rows, ...changes } = rich.and(done("2026-11-19")).changes(done(DAY));
    const body = { id: `C-${DAY}`, day: DAY, points: 5, inARow: 2 };
    expect(changes).toEqual({ points: 1_010, lastCheckIn: body });
    const place = { list: "check-ins", owner: "member-1", id: body.id, order: 4, day: DAY };
    expect(rows["check-ins"]).toEqual([{ change: "put", row: { ...place, body } }]);
    const line = { kind: "check-in", at: NOW, reference: body.id, points: 5, title: undefined };
    expect(rows.ledger).toMatchObject([{ row: { tag: "check-in", body: line } }]);
    // The same day again, from a journal that two houses wrote.
    expect(rich.and(done("2026-11-19"), done(DAY)).changes(done(DAY))["lastCheckIn"]).toEqual(body);
    // An event of a day that no calendar has counts for itself.
    expect(rich.and(done(DAY)).changes({ ...done(DAY), day: "2026-11-31" })["lastCheckIn"]).toMatchObject({
      inARow: 1,
    });
  });
});
