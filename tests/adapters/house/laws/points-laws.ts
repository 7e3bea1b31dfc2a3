import { expect } from "vitest";
import type { HouseEvent } from "../../../../adapters/house/house.ts";
import { SANDBOX_REWARDS } from "../../../../adapters/house/sandbox/sandbox-rewards.ts";
import type { Prize } from "../../../../core/rewards/model.ts";
import { bangkokDateOf, type Instant } from "../../../../core/shared/bangkok-time.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import type { Refusal } from "../../../../core/shared/refusal.ts";
import type { Result } from "../../../../core/shared/result.ts";
import type { HistoryEntry } from "../../../../core/wallet/model.ts";
import { type TestMember, unwrap } from "../test-house.ts";

export interface Worth {
  readonly creditSatang: number;
  readonly points: number;
}

/** What an event of the rewards moves. Undefined for other events. */
export function worthOfEvent(event: HouseEvent): Worth | undefined {
  switch (event.type) {
    case "reward-claimed":
      return { creditSatang: 0, points: -event.price };
    case "reward-rejected":
      return { creditSatang: 0, points: event.price };
    case "reward-granted":
      return worthOf(event.prize);
    case "wheel-spun":
      return minusPrice(worthOf(event.prize), event.price);
    case "card-flipped":
      return minusPrice(event.claimId === undefined ? worthOf(event.prize) : NOTHING, event.price);
    default:
      return undefined;
  }
}

/** Checks the points and returns what the logs add up to: prizes won minus points paid. */
export async function expectPointsLaws(member: TestMember, lines: readonly HistoryEntry[]): Promise<Worth> {
  const { service } = member;
  const { points } = await service.credit();
  expect(points).toBeGreaterThanOrEqual(0);
  let balance = 0;
  for (const line of [...lines].reverse()) {
    balance += line.points;
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  expect(balance).toBe(points);

  const given = await worthOfLogs(member);
  const checkIns = lines.filter(({ kind }) => kind === "check-in");
  const days = checkIns.map(({ at }) => bangkokDateOf(at));
  expect(new Set(days).size).toBe(days.length);
  const bonuses = lines.filter(({ kind }) => kind === "bonus");
  expect(points).toBe(given.points + total([...checkIns, ...bonuses].map((line) => line.points)));
  return given;
}

async function worthOfLogs({ service }: TestMember): Promise<Worth> {
  const spins = await wholeLog((query) => service.spins(query));
  const plays = await wholeLog((query) => service.cardPlays(query));
  const claims = await wholeLog((query) => service.claims(query));
  const won = await service.cardClaims();
  expect(plays.filter(({ game, prize }) => game === "flip-card-reward" && prize.kind !== "nothing")).toHaveLength(
    won.length,
  );
  expect(mostOnOneDay(spins)).toBeLessThanOrEqual(SANDBOX_REWARDS.wheel.spinsPerDay);
  return sum([
    ...spins.map(({ prize }) => minusPrice(worthOf(prize), SANDBOX_REWARDS.wheel.pricePoints)),
    ...plays.map(({ game, prize, at, eventId }) =>
      minusPrice(game === "flip-card" ? worthOf(prize) : NOTHING, cardPrice(eventId, at)),
    ),
    ...[...claims, ...won].map(({ status, prize }) => (status === "granted" ? worthOf(prize) : NOTHING)),
    ...claims.map(({ status, pricePoints }) => minusPrice(NOTHING, status === "rejected" ? 0 : pricePoints)),
    ...won.map(({ status, pricePoints }) => minusPrice(NOTHING, status === "rejected" ? -pricePoints : 0)),
  ]);
}

function cardPrice(eventId: string, at: Instant): number {
  const event = SANDBOX_REWARDS.cardEvents(at).find(({ id }) => id === eventId);
  if (!event) throw new Error(`no event ${eventId}`);
  return event.pricePoints;
}

async function wholeLog<Item>(read: (query: PageQuery) => Promise<Result<Page<Item>, Refusal>>): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = unwrap(await read({ cursor, limit: 3 }));
    items.push(...page.items);
    if (!page.next) return items;
    cursor = page.next;
  }
}

function mostOnOneDay(items: readonly { readonly at: Instant }[]): number {
  const counts = new Map<string, number>();
  for (const { at } of items) counts.set(bangkokDateOf(at), (counts.get(bangkokDateOf(at)) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

const NOTHING: Worth = { creditSatang: 0, points: 0 };

function worthOf(prize: Prize): Worth {
  if (prize.kind === "credit") return { creditSatang: prize.amountSatang, points: 0 };
  return { creditSatang: 0, points: prize.kind === "points" ? prize.points : 0 };
}

function minusPrice({ creditSatang, points }: Worth, price: number): Worth {
  return { creditSatang, points: points - price };
}

function sum(worths: readonly Worth[]): Worth {
  return {
    creditSatang: total(worths.map(({ creditSatang }) => creditSatang)),
    points: total(worths.map(({ points }) => points)),
  };
}

function total(counts: readonly number[]): number {
  return counts.reduce((before, count) => before + count, 0);
}
