import type * as v from "valibot";
import type { checkInDone, checkInLog } from "../../contracts/schemas/check-in.ts";
import type { flipCardEvents, flipCardPlay, wheel, wheelSpin } from "../../contracts/schemas/play.ts";
import type { prize } from "../../contracts/schemas/prize.ts";
import type { rewardCategories, rewardRequest } from "../../contracts/schemas/reward.ts";
import type {
  FlipCardEvent,
  FlipCardPlay,
  Prize,
  RewardCategory,
  RewardRequest,
  Wheel,
  WheelSpin,
} from "../../core/rewards/model.ts";
import type { CheckInEntry, CheckInLog, CheckInReply } from "../../core/rules/check-in.ts";
import { parseBangkokDate } from "../../core/shared/bangkok-time.ts";
import type { Page } from "../../core/shared/page.ts";
import { satangOf } from "./money-wire.ts";
import { intentOf, timelineOf } from "./request-wire.ts";
import { instantOf } from "./time-wire.ts";

function prizeOf(wire: v.InferOutput<typeof prize>): Prize {
  switch (wire.kind) {
    case "credit":
      return { kind: "credit", amountSatang: satangOf(wire.amount) };
    case "points":
      return { kind: "points", points: wire.point };
    case "item":
      return { kind: "item", title: wire.title };
    case "nothing":
      return { kind: "nothing" };
  }
}

export function categoriesOf(wire: v.InferOutput<typeof rewardCategories>): readonly RewardCategory[] {
  return wire.map(({ categoryId, title, rewards }) => ({
    categoryId,
    title,
    rewards: rewards.map(({ price, image, reason, prize: given, ...reward }) => ({
      ...reward,
      categoryId,
      prize: prizeOf(given),
      pricePoints: price,
      imagePath: image ?? undefined,
      reason: reason ?? undefined,
    })),
  }));
}

export function claimOf(wire: v.InferOutput<typeof rewardRequest>): RewardRequest {
  const { id, rewardId, title, price, status, createdAt, timeline, idempotencyKey } = wire;
  return {
    id,
    rewardId,
    title,
    prize: prizeOf(wire.prize),
    pricePoints: price,
    status,
    createdAt: instantOf(createdAt),
    timeline: timelineOf(timeline),
    intent: intentOf(idempotencyKey),
  };
}

export function wheelOf({ segments, price, spinsLeft }: v.InferOutput<typeof wheel>): Wheel {
  return {
    segments: segments.map((segment) => ({ ...segment, prize: prizeOf(segment.prize) })),
    pricePoints: price,
    spinsLeft: spinsLeft ?? undefined,
  };
}

export function spinOf(wire: v.InferOutput<typeof wheelSpin>): WheelSpin {
  const { id, segmentId, point, at, idempotencyKey } = wire;
  return {
    id,
    segmentId,
    prize: prizeOf(wire.prize),
    pointsAfter: point,
    at: instantOf(at),
    intent: intentOf(idempotencyKey),
  };
}

export function cardEventsOf(wire: v.InferOutput<typeof flipCardEvents>): readonly FlipCardEvent[] {
  return wire.map(({ price, playsLeft, prizes, startsAt, endsAt, ...event }) => ({
    ...event,
    prizes: prizes.map((each) => ({ prize: prizeOf(each.prize), chance: each.chance })),
    pricePoints: price,
    playsLeft: playsLeft ?? undefined,
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
  }));
}

export function cardPlayOf(wire: v.InferOutput<typeof flipCardPlay>): FlipCardPlay {
  const { id, eventId, game, card, revealed, point, at, idempotencyKey } = wire;
  return {
    id,
    eventId,
    game: game ?? undefined,
    card,
    prize: prizeOf(wire.prize),
    revealed: (revealed ?? []).map(prizeOf),
    pointsAfter: point,
    at: instantOf(at),
    intent: intentOf(idempotencyKey),
  };
}

interface WirePage<Item> {
  readonly items: readonly Item[];
  readonly next?: string | null | undefined;
}

export function pageOf<Wire, Item>({ items, next }: WirePage<Wire>, itemOf: (wire: Wire) => Item): Page<Item> {
  return { items: items.map(itemOf), next: next ?? undefined };
}

export function checkInLogOf(wire: v.InferOutput<typeof checkInLog>): CheckInLog {
  return {
    entries: wire.gameLog.map(entryOf),
    value: wire.gameValue ?? undefined,
    valueTomorrow: wire.gameValueTomorrow ?? undefined,
    today: parseBangkokDate(wire.today ?? ""),
  };
}

export function checkInReplyOf(wire: v.InferOutput<typeof checkInDone>): CheckInReply {
  const { id, value, date } = entryOf(wire.gameLog);
  return { id, value: wire.gameValue ?? value, valueTomorrow: wire.gameValueTomorrow ?? undefined, date };
}

/** What a day gave stands in `value` or in `game_value` (spec section 3). */
function entryOf({ id, json, value, game_value }: v.InferOutput<typeof checkInDone>["gameLog"]): CheckInEntry {
  return { id: String(id), day: json.day, value: value ?? game_value ?? 0, date: parseBangkokDate(json.date ?? "") };
}
