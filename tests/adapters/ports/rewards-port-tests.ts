import { expect, it } from "vitest";
import { addDays, bangkokDateOf, DAY_MS, MINUTE_MS, SECOND_MS, startOfDay } from "../../../core/shared/bangkok-time.ts";
import { baht, ZERO } from "../../../core/shared/money.ts";
import { codeOf, newKey, unwrap } from "../house/test-house.ts";
import type { PortContext } from "./port-fixture.ts";

const ALL = { cursor: undefined, limit: 100 } as const;

/** The tests of the rewards port. */
export function rewardsPortTests(context: PortContext): void {
  const credit = async () => unwrap(await context.fixture.wallet.credit());
  const withPoints = async (points: number) => {
    const session = await context.signUp();
    unwrap(await context.fixture.house.staff.givePoints(session.member.id, points));
    return session;
  };
  const rewardOf = async (id: string) => {
    const all = unwrap(await context.fixture.rewards.categories()).flatMap(({ rewards }) => rewards);
    const found = all.find((reward) => reward.id === id);
    if (!found) throw new Error(`no reward ${id}`);
    return found;
  };
  const cardEvent = async (game: "flip-card" | "flip-card-reward") => {
    const found = unwrap(await context.fixture.rewards.flipCardEvents()).find((event) => event.game === game);
    if (!found) throw new Error(`no event of ${game}`);
    return found;
  };

  it("takes a claim's price at once, grants the claim, and shows every step", async () => {
    await withPoints(150);
    const { rewards } = context.fixture;
    expect(await rewardOf("credit-20")).toMatchObject({ available: true, reason: undefined, pricePoints: 100 });
    const key = newKey();
    const made = unwrap(await rewards.request("credit-20", key));
    expect(made).toMatchObject({
      rewardId: "credit-20",
      prize: { kind: "credit", amountSatang: baht(20) },
      pricePoints: 100,
      status: "checking",
      createdAt: context.fixture.now(),
      intent: key,
    });
    expect(await credit()).toMatchObject({ points: 50, creditSatang: ZERO });
    expect(await rewardOf("credit-20")).toMatchObject({ available: false, reason: expect.stringContaining("ตรวจสอบ") });
    context.fixture.advance(3 * SECOND_MS);
    expect(await credit()).toMatchObject({ points: 50, creditSatang: baht(20) });
    expect(await rewards.request("credit-20", key)).toEqual({ ok: true, value: made });
    const [granted] = unwrap(await rewards.requests(ALL)).items;
    expect(granted?.timeline.map(({ status, at }) => [status, at - made.createdAt])).toEqual([
      ["checking", 0],
      ["granted", 3000],
    ]);
    expect(codeOf(await rewards.request("credit-20", newKey()))).toBe("reward-used-today");
    context.fixture.advance(DAY_MS);
    expect(codeOf(await rewards.request("credit-20", newKey()))).toBe("points-insufficient");
    expect(codeOf(await rewards.request("credit-1000", newKey()))).toBe("reward-level");
    expect(codeOf(await rewards.request("no-such-reward", newKey()))).toBe("reward-not-found");
    expect(unwrap(await rewards.requests(ALL)).items).toHaveLength(1);
  });

  it("returns a rejected claim's points with the reason, and accepts another claim", async () => {
    await withPoints(100);
    const { rewards, house, wallet } = context.fixture;
    await house.staff.setBackOffice({ mode: "waiting" });
    const { id } = unwrap(await rewards.request("credit-20", newKey()));
    context.fixture.advance(MINUTE_MS);
    expect(await house.staff.openRequests()).toMatchObject([{ id, kind: "reward", amountSatang: baht(20) }]);
    expect(codeOf(await house.staff.startPaying(id))).toBe("request-status");
    unwrap(await house.staff.reject(id, "ยังไม่ครบเงื่อนไข"));
    expect(codeOf(await house.staff.approve(id))).toBe("request-not-found");
    expect(await credit()).toMatchObject({ points: 100, creditSatang: ZERO });
    const [rejected] = unwrap(await rewards.requests(ALL)).items;
    expect(rejected).toMatchObject({ status: "rejected" });
    expect(rejected?.timeline[1]).toMatchObject({ status: "rejected", reason: "ยังไม่ครบเงื่อนไข" });
    const lines = unwrap(
      await wallet.history({ kinds: ["reward"], from: undefined, to: undefined, cursor: undefined, limit: 10 }),
    ).items;
    expect(lines.map(({ points, reference }) => [points, reference])).toEqual([
      [100, id],
      [-100, id],
    ]);
    expect(codeOf(await rewards.request("credit-20", newKey()))).toBe("ok");
  });

  it("spins for points, gives the prize with the spin, and refuses more than the day's spins", async () => {
    await withPoints(1_000);
    const { rewards } = context.fixture;
    const wheel = unwrap(await rewards.wheel());
    expect(wheel.segments.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    let { points, creditSatang } = await credit();
    const spins = wheel.spinsLeft ?? 0;
    for (let left = spins; left > 0; left -= 1) {
      expect(unwrap(await rewards.wheel()).spinsLeft).toBe(left);
      const key = newKey();
      const spin = unwrap(await rewards.spin(key));
      const segment = wheel.segments.find(({ id }) => id === spin.segmentId);
      expect(segment?.prize).toEqual(spin.prize);
      expect(spin).toMatchObject({ intent: key, at: context.fixture.now() });
      points += (spin.prize.kind === "points" ? spin.prize.points : 0) - wheel.pricePoints;
      creditSatang = (creditSatang +
        (spin.prize.kind === "credit" ? spin.prize.amountSatang : 0)) as typeof creditSatang;
      expect(spin.pointsAfter).toBe(points);
      expect(await credit()).toMatchObject({ points, creditSatang });
      expect(await rewards.spin(key)).toEqual({ ok: true, value: spin });
    }
    expect(codeOf(await rewards.spin(newKey()))).toBe("wheel-no-spins-left");
    expect(await credit()).toMatchObject({ points, creditSatang });
    context.fixture.advance(startOfDay(addDays(bangkokDateOf(context.fixture.now()), 1)) - context.fixture.now() - 1);
    expect(codeOf(await rewards.spin(newKey()))).toBe("wheel-no-spins-left");
    context.fixture.advance(1);
    expect(unwrap(await rewards.wheel()).spinsLeft).toBe(spins);
    expect(codeOf(await rewards.spin(newKey()))).toBe("ok");
  });

  it("pages through the wheel's log without losing or repeating a spin", async () => {
    await withPoints(1_000);
    const { rewards } = context.fixture;
    for (let count = 0; count < 5; count += 1) {
      unwrap(await rewards.spin(newKey()));
      context.fixture.advance(MINUTE_MS);
    }
    const whole = unwrap(await rewards.wheelLog(ALL));
    expect(whole.next).toBeUndefined();
    expect(whole.items.map(({ at }) => at)).toEqual(whole.items.map(({ at }) => at).sort((one, other) => other - one));
    const pages: (typeof whole.items)[number][] = [];
    let cursor: string | undefined;
    do {
      const page = unwrap(await rewards.wheelLog({ cursor, limit: 2 }));
      pages.push(...page.items);
      cursor = page.next;
    } while (cursor);
    expect(pages).toEqual(whole.items);
    expect(codeOf(await rewards.wheelLog({ cursor: "no-such-spin", limit: 2 }))).toBe("body-invalid");
  });

  it("gives a flipped card's prize at once, and reveals every card", async () => {
    await withPoints(500);
    const { rewards } = context.fixture;
    const event = await cardEvent("flip-card");
    expect(event.prizes.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(event.startsAt).toBeLessThanOrEqual(context.fixture.now());
    expect(event.endsAt).toBeGreaterThan(context.fixture.now());
    const pick = { eventId: event.id, card: event.cards - 1 };
    const key = newKey();
    const play = unwrap(await rewards.flipCard("flip-card", pick, key));
    expect(play).toMatchObject({ ...pick, game: "flip-card", intent: key, at: context.fixture.now() });
    expect(play.revealed).toHaveLength(event.cards);
    expect(play.revealed[pick.card]).toEqual(play.prize);
    expect((await credit()).points).toBe(play.pointsAfter);
    expect(await rewards.flipCard("flip-card", pick, key)).toEqual({ ok: true, value: play });
    expect(codeOf(await rewards.flipCard("flip-card", { ...pick, card: 0 }, key))).toBe("key-reused");
    expect(unwrap(await rewards.flipCardLog(ALL)).items).toEqual([play]);
    expect((await cardEvent("flip-card")).playsLeft).toBe((event.playsLeft ?? 0) - 1);
    expect(codeOf(await rewards.flipCard("flip-card", { ...pick, card: event.cards }, newKey()))).toBe(
      "card-not-there",
    );
    expect(codeOf(await rewards.flipCard("flip-card-reward", pick, newKey()))).toBe("cards-not-on");
    context.fixture.advance(event.endsAt - context.fixture.now());
    expect(codeOf(await rewards.flipCard("flip-card", pick, newKey()))).toBe("cards-not-on");
    expect((await cardEvent("flip-card")).id).not.toBe(event.id);
  });

  it("makes a claim for staff from each prize of the reward cards", async () => {
    await withPoints(2_000);
    const { rewards, house } = context.fixture;
    await house.staff.setBackOffice({ mode: "waiting" });
    const wins = [];
    for (let day = 0; wins.length === 0 && day < 10; day += 1) {
      const event = await cardEvent("flip-card-reward");
      for (let left = event.playsLeft ?? 0; left > 0; left -= 1) {
        const before = await credit();
        const play = unwrap(await rewards.flipCard("flip-card-reward", { eventId: event.id, card: 0 }, newKey()));
        expect(await credit()).toMatchObject({
          creditSatang: before.creditSatang,
          points: before.points - event.pricePoints,
        });
        if (play.prize.kind !== "nothing") wins.push(play);
      }
      expect(codeOf(await rewards.flipCard("flip-card-reward", { eventId: event.id, card: 0 }, newKey()))).toBe(
        "cards-no-plays-left",
      );
      context.fixture.advance(DAY_MS);
    }
    const requests = unwrap(await rewards.flipCardRequests());
    expect(requests.map(({ prize, status }) => [prize, status])).toEqual(
      wins.map(({ prize }) => [prize, "checking"]).reverse(),
    );
    expect(unwrap(await rewards.requests(ALL)).items).toEqual([]);
    const [request] = requests;
    if (!request) throw new Error("nothing was won");
    const before = await credit();
    unwrap(await house.staff.reject(request.id, "ของหมด"));
    expect((await credit()).points).toBe(before.points + request.pricePoints);
  });

  it("checks in once for each Bangkok day, just before midnight and just after it", async () => {
    await context.signUp();
    const { rewards } = context.fixture;
    const day = bangkokDateOf(context.fixture.now());
    context.fixture.advance(startOfDay(addDays(day, 1)) - context.fixture.now() - SECOND_MS);
    const log = unwrap(await rewards.checkIns());
    expect(log).toEqual({ entries: [], value: 5, valueTomorrow: 5, today: day });
    const key = newKey();
    const first = unwrap(await rewards.checkIn(key));
    expect(first).toMatchObject({ value: 5, valueTomorrow: 5, date: day });
    expect(codeOf(await rewards.checkIn(newKey()))).toBe("check-in-done");
    context.fixture.advance(2 * SECOND_MS);
    expect(await rewards.checkIn(key)).toEqual({ ok: true, value: first });
    const second = unwrap(await rewards.checkIn(newKey()));
    expect(second).toMatchObject({ value: 5, valueTomorrow: 8, date: addDays(day, 1) });
    expect(await rewards.checkIn(key)).toEqual({ ok: true, value: first });
    expect((await credit()).points).toBe(10);
    expect(unwrap(await rewards.checkIns())).toMatchObject({
      entries: [
        { id: first.id, value: 5, date: day },
        { id: second.id, value: 5, date: addDays(day, 1) },
      ],
      value: 5,
      valueTomorrow: 8,
      today: addDays(day, 1),
    });
  });

  it("shows only this month's check-ins, and counts days in a row across months", async () => {
    await context.signUp();
    const { rewards } = context.fixture;
    // Every day from 20 November to 1 December.
    for (let count = 0; count < 11; count += 1) {
      unwrap(await rewards.checkIn(newKey()));
      context.fixture.advance(DAY_MS);
    }
    const { entries, value } = unwrap(await rewards.checkIns());
    expect([entries, value]).toEqual([[], 10]);
    expect(unwrap(await rewards.checkIn(newKey())).value).toBe(10);
  });

  it("refuses a price above the points, and everything during maintenance and without a session", async () => {
    await context.signUp();
    const { rewards, house } = context.fixture;
    const { id: eventId } = await cardEvent("flip-card");
    expect(codeOf(await rewards.spin(newKey()))).toBe("points-insufficient");
    expect(codeOf(await rewards.flipCard("flip-card", { eventId, card: 0 }, newKey()))).toBe("points-insufficient");
    expect(codeOf(await rewards.request("shirt", newKey()))).toBe("points-insufficient");
    expect((await rewardOf("shirt")).reason).toContain("600");
    await house.staff.setMaintenance({ maintenance: true, until: undefined });
    expect(codeOf(await rewards.checkIn(newKey()))).toBe("maintenance");
    await house.staff.setMaintenance({ maintenance: false, until: undefined });
    context.fixture.actAs(undefined);
    expect(codeOf(await rewards.checkIn(newKey()))).toBe("unauthorised");
    expect(codeOf(await rewards.categories())).toBe("unauthorised");
  });
}
