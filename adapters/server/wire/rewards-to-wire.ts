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
} from "../../../contracts/schemas/rewards.ts";
import type {
  FlipCardEvent,
  FlipCardPlay,
  Prize,
  RewardCategory,
  RewardRequest,
  Wheel,
  WheelSpin,
} from "../../../core/rewards/model.ts";
import type { CheckInEntry, CheckInLog, CheckInReply } from "../../../core/rules/check-in.ts";
import { dayOfMonth, toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import type { Page } from "../../../core/shared/page.ts";

function prizeToWire(given: Prize): v.InferInput<typeof prize> {
  if (given.kind === "credit") return { kind: "credit", amount: toBaht(given.amountSatang) };
  return given.kind === "points" ? { kind: "points", point: given.points } : given;
}

export function categoriesToWire(categories: readonly RewardCategory[]): v.InferInput<typeof rewardCategories> {
  return categories.map(({ categoryId, title, rewards }) => ({
    categoryId,
    title,
    rewards: rewards.map((reward) => ({
      id: reward.id,
      title: reward.title,
      prize: prizeToWire(reward.prize),
      price: reward.pricePoints,
      conditions: [...reward.conditions],
      image: reward.imagePath,
      available: reward.available,
      reason: reward.reason,
    })),
  }));
}

export function claimToWire(request: RewardRequest): v.InferInput<typeof rewardRequest> {
  const { id, rewardId, title, pricePoints, status, createdAt, timeline, intent } = request;
  return {
    id,
    rewardId,
    title,
    prize: prizeToWire(request.prize),
    price: pricePoints,
    status,
    createdAt: toIso(createdAt),
    timeline: timeline.map((step) => ({ status: step.status, at: toIso(step.at), reason: step.reason })),
    idempotencyKey: intent,
  };
}

export function wheelToWire({ segments, pricePoints, spinsLeft }: Wheel): v.InferInput<typeof wheel> {
  return {
    segments: segments.map((segment) => ({ ...segment, prize: prizeToWire(segment.prize) })),
    price: pricePoints,
    spinsLeft,
  };
}

export function spinToWire({
  prize: won,
  pointsAfter,
  at,
  intent,
  ...spin
}: WheelSpin): v.InferInput<typeof wheelSpin> {
  return { ...spin, prize: prizeToWire(won), point: pointsAfter, at: toIso(at), idempotencyKey: intent };
}

export function cardEventsToWire(events: readonly FlipCardEvent[]): v.InferInput<typeof flipCardEvents> {
  return events.map(({ pricePoints, prizes, startsAt, endsAt, ...event }) => ({
    ...event,
    prizes: prizes.map((each) => ({ prize: prizeToWire(each.prize), chance: each.chance })),
    price: pricePoints,
    startsAt: toIso(startsAt),
    endsAt: toIso(endsAt),
  }));
}

export function cardPlayToWire(play: FlipCardPlay): v.InferInput<typeof flipCardPlay> {
  const { prize: won, revealed, pointsAfter, at, intent, ...rest } = play;
  return {
    ...rest,
    prize: prizeToWire(won),
    revealed: revealed.map(prizeToWire),
    point: pointsAfter,
    at: toIso(at),
    idempotencyKey: intent,
  };
}

export function pageToWire<Item, Wire>({ items, next }: Page<Item>, toWire: (item: Item) => Wire) {
  return { items: items.map(toWire), next };
}

export function checkInLogToWire(log: CheckInLog): v.InferInput<typeof checkInLog> {
  return {
    gameLog: log.entries.map(entryToWire),
    today: log.today,
    gameValue: log.value,
    gameValueTomorrow: log.valueTomorrow,
  };
}

export function checkInReplyToWire({ id, value, valueTomorrow, date }: CheckInReply): v.InferInput<typeof checkInDone> {
  if (!date) throw new Error(`the check-in ${id} has no day`);
  const entry = entryToWire({ id, value, date, day: dayOfMonth(date) });
  return { gameLog: entry, gameValue: value, gameValueTomorrow: valueTomorrow };
}

function entryToWire({ id, day, date, value }: CheckInEntry) {
  return { id, json: { day, date }, value };
}
