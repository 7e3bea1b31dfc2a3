import type * as v from "valibot";
import type {
  checkInDone,
  checkInLog,
  flipCardEvents,
  flipCardPlay,
  prize,
  rewardCategories,
  rewardRequest,
  wheel,
  wheelSpin,
} from "../../contracts/schemas/rewards.ts";
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
import { baht } from "../../core/shared/money.ts";
import type { Page } from "../../core/shared/page.ts";
import { instantFromWire, intentFromWire, timelineFromWire } from "./from-wire.ts";

function prizeFromWire(wire: v.InferOutput<typeof prize>): Prize {
  switch (wire.kind) {
    case "credit":
      return { kind: "credit", amountSatang: baht(wire.amount) };
    case "points":
      return { kind: "points", points: wire.point };
    case "item":
      return { kind: "item", title: wire.title };
    case "nothing":
      return { kind: "nothing" };
  }
}

export function categoriesFromWire(wire: v.InferOutput<typeof rewardCategories>): readonly RewardCategory[] {
  return wire.map(({ categoryId, title, rewards }) => ({
    categoryId,
    title,
    rewards: rewards.map(({ price, image, reason, prize: given, ...reward }) => ({
      ...reward,
      categoryId,
      prize: prizeFromWire(given),
      pricePoints: price,
      imagePath: image ?? undefined,
      reason: reason ?? undefined,
    })),
  }));
}

export function claimFromWire(wire: v.InferOutput<typeof rewardRequest>): RewardRequest {
  const { id, rewardId, title, price, status, createdAt, timeline, idempotencyKey } = wire;
  return {
    id,
    rewardId,
    title,
    prize: prizeFromWire(wire.prize),
    pricePoints: price,
    status,
    createdAt: instantFromWire(createdAt),
    timeline: timelineFromWire(timeline),
    intent: intentFromWire(idempotencyKey),
  };
}

export function wheelFromWire({ segments, price, spinsLeft }: v.InferOutput<typeof wheel>): Wheel {
  return {
    segments: segments.map((segment) => ({ ...segment, prize: prizeFromWire(segment.prize) })),
    pricePoints: price,
    spinsLeft: spinsLeft ?? undefined,
  };
}

export function spinFromWire(wire: v.InferOutput<typeof wheelSpin>): WheelSpin {
  const { id, segmentId, point, at, idempotencyKey } = wire;
  return {
    id,
    segmentId,
    prize: prizeFromWire(wire.prize),
    pointsAfter: point,
    at: instantFromWire(at),
    intent: intentFromWire(idempotencyKey),
  };
}

export function cardEventsFromWire(wire: v.InferOutput<typeof flipCardEvents>): readonly FlipCardEvent[] {
  return wire.map(({ price, playsLeft, prizes, startsAt, endsAt, ...event }) => ({
    ...event,
    prizes: prizes.map((each) => ({ prize: prizeFromWire(each.prize), chance: each.chance })),
    pricePoints: price,
    playsLeft: playsLeft ?? undefined,
    startsAt: instantFromWire(startsAt),
    endsAt: instantFromWire(endsAt),
  }));
}

export function cardPlayFromWire(wire: v.InferOutput<typeof flipCardPlay>): FlipCardPlay {
  const { id, eventId, game, card, revealed, point, at, idempotencyKey } = wire;
  return {
    id,
    eventId,
    game: game ?? undefined,
    card,
    prize: prizeFromWire(wire.prize),
    revealed: (revealed ?? []).map(prizeFromWire),
    pointsAfter: point,
    at: instantFromWire(at),
    intent: intentFromWire(idempotencyKey),
  };
}

interface WirePage<Item> {
  readonly items: readonly Item[];
  readonly next?: string | null | undefined;
}

export function pageFromWire<Wire, Item>({ items, next }: WirePage<Wire>, itemOf: (wire: Wire) => Item): Page<Item> {
  return { items: items.map(itemOf), next: next ?? undefined };
}

export function checkInLogFromWire(wire: v.InferOutput<typeof checkInLog>): CheckInLog {
  return {
    entries: wire.gameLog.map(entryFromWire),
    value: wire.gameValue ?? undefined,
    valueTomorrow: wire.gameValueTomorrow ?? undefined,
    today: parseBangkokDate(wire.today ?? ""),
  };
}

export function checkInReplyFromWire(wire: v.InferOutput<typeof checkInDone>): CheckInReply {
  const { id, value, date } = entryFromWire(wire.gameLog);
  return { id, value: wire.gameValue ?? value, valueTomorrow: wire.gameValueTomorrow ?? undefined, date };
}

/** The points of a day are in `value` or in `game_value` (spec section 3). */
function entryFromWire({ id, json, value, game_value }: v.InferOutput<typeof checkInDone>["gameLog"]): CheckInEntry {
  return { id: String(id), day: json.day, value: value ?? game_value ?? 0, date: parseBangkokDate(json.date ?? "") };
}
