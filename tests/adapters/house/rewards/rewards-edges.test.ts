import { describe, expect, it } from "vitest";
import type { FlipCardGame, Prize } from "../../../../core/rewards/model.ts";
import { bangkokDateOf, DAY_MS, endOfDay } from "../../../../core/shared/bangkok-time.ts";
import { codeOf, joinHouse, newKey, openTestHouse, unwrap } from "../test-house.ts";

async function openRich(points = 5_000) {
  const opened = await openTestHouse({ backOffice: { mode: "waiting" } });
  const { house } = opened;
  const member = await joinHouse(house, 1);
  if (points > 0) unwrap(await house.staff.givePoints(member.id, points));
  const { service } = member;
  const balances = async () => {
    const { points: left, creditSatang } = await service.credit();
    return { points: left, creditSatang: Number(creditSatang) };
  };
  const claim = (rewardId: string) => service.claimReward(rewardId, newKey());
  return { ...opened, staff: house.staff, member, service, balances, claim };
}

function worthOf(prize: Prize): { readonly points: number; readonly creditSatang: number } {
  return {
    points: prize.kind === "points" ? prize.points : 0,
    creditSatang: prize.kind === "credit" ? prize.amountSatang : 0,
  };
}

describe("a purchase", () => {
  it("takes its price at once, waits for staff, and a rejection returns it and counts for nothing", async () => {
    const { claim, staff, balances } = await openRich();
    const { id } = unwrap(await claim("credit-20"));
    expect(await balances()).toEqual({ points: 4_900, creditSatang: 0 });
    expect(codeOf(await claim("credit-20"))).toBe("reward-waiting");
    unwrap(await staff.reject(id, "ทดสอบ"));
    expect(await balances()).toEqual({ points: 5_000, creditSatang: 0 });
    expect(codeOf(await claim("credit-20"))).toBe("ok");
  });

  it("gives its prize when staff grant it, and its price stays paid", async () => {
    const { claim, staff, balances } = await openRich();
    unwrap(await staff.approve(unwrap(await claim("credit-20")).id));
    expect(await balances()).toEqual({ points: 4_900, creditSatang: 2_000 });
    unwrap(await staff.approve(unwrap(await claim("welcome")).id));
    expect(await balances()).toEqual({ points: 4_950, creditSatang: 2_000 });
  });

  it("needs all of its price", async () => {
    expect(codeOf(await (await openRich(99)).claim("credit-20"))).toBe("points-insufficient");
    expect(codeOf(await (await openRich(100)).claim("credit-20"))).toBe("ok");
  });

  it("of a day, a month and for ever counts in that time", async () => {
    const { claim, staff, member, advance, now } = await openRich();
    unwrap(await staff.grantLevel(member.id, 5));
    const have = async (rewardId: string) => staff.approve(unwrap(await claim(rewardId)).id);
    for (const rewardId of ["credit-20", "gold-month", "welcome"]) await have(rewardId);
    const refused = async () => [
      codeOf(await claim("credit-20")),
      codeOf(await claim("gold-month")),
      codeOf(await claim("welcome")),
    ];
    expect(await refused()).toEqual(["reward-used-today", "reward-used-month", "reward-used-ever"]);
    advance(endOfDay(bangkokDateOf(now())) - now());
    expect(await refused()).toEqual(["ok", "reward-used-month", "reward-used-ever"]);
    advance(30 * DAY_MS);
    expect((await refused()).slice(1)).toEqual(["ok", "reward-used-ever"]);
  });
});

describe("the wheel", () => {
  it("takes its price, adds its prize, and turns five times a Bangkok day", async () => {
    const { service, balances, advance, now } = await openRich();
    let expected = await balances();
    for (let spin = 0; spin < 40; spin += 1) {
      if (spin > 0 && spin % 5 === 0) {
        expect(codeOf(await service.spinWheel(newKey()))).toBe("wheel-no-spins-left");
        advance(endOfDay(bangkokDateOf(now())) - now());
      }
      const { prize, pointsAfter } = unwrap(await service.spinWheel(newKey()));
      const worth = worthOf(prize);
      expected = {
        points: expected.points - 20 + worth.points,
        creditSatang: expected.creditSatang + worth.creditSatang,
      };
      expect(await balances()).toEqual(expected);
      expect(pointsAfter).toBe(expected.points);
    }
  });
});

describe("a card", () => {
  const GAMES: readonly FlipCardGame[] = ["flip-card", "flip-card-reward"];

  it.each(GAMES)("of %s takes its price, has the prize that it shows, and gives it once", async (game) => {
    const { service, staff, balances, advance, now } = await openRich();
    let expected = await balances();
    for (let day = 0; day < 8; day += 1) {
      const event = (await service.cardEvents()).find((each) => each.game === game);
      if (!event) throw new Error(`no ${game} is on`);
      const { id: eventId, pricePoints, playsLeft, cards } = event;
      for (let play = 0; play < (playsLeft ?? 0); play += 1) {
        const card = (day + play) % cards;
        const { prize, revealed } = unwrap(await service.flipCard(game, { eventId, card }, newKey()));
        expect(prize).toEqual(revealed[card]);
        const worth = worthOf(prize);
        expected = { ...expected, points: expected.points - pricePoints };
        if (game === "flip-card-reward") {
          expect(await balances()).toEqual(expected);
          for (const { id, status } of await service.cardClaims()) if (status === "checking") await staff.approve(id);
        }
        expected = {
          points: expected.points + worth.points,
          creditSatang: expected.creditSatang + worth.creditSatang,
        };
        expect(await balances()).toEqual(expected);
      }
      expect(codeOf(await service.flipCard(game, { eventId, card: 0 }, newKey()))).toBe("cards-no-plays-left");
      advance(endOfDay(bangkokDateOf(now())) - now());
    }
  });
});

describe("a check-in", () => {
  it("is done once a day and announces what tomorrow gives", async () => {
    const { service, advance } = await openRich(0);
    let announced: number | undefined;
    for (let day = 0; day < 9; day += 1) {
      const { value, valueTomorrow } = await service.checkIns();
      const reply = unwrap(await service.checkIn(newKey()));
      expect([reply.value, reply.valueTomorrow]).toEqual([value, valueTomorrow]);
      expect(announced ?? value).toBe(value);
      expect((await service.checkIns()).valueTomorrow).toBe(reply.valueTomorrow);
      expect(codeOf(await service.checkIn(newKey()))).toBe("check-in-done");
      announced = reply.valueTomorrow;
      advance(DAY_MS);
    }
  });
});
