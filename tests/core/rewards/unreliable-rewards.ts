import type { FlipCardPlay, RewardRequest, WheelSpin } from "../../../core/rewards/model.ts";
import type { RewardsPort } from "../../../core/rewards/port.ts";
import type { CheckInEntry } from "../../../core/rules/check-in.ts";
import { bangkokDateOf, dayOfMonth, endOfDay } from "../../../core/shared/bangkok-time.ts";
import type { Page, PageQuery } from "../../../core/shared/page.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import type { UnreliableBackend } from "../money-action/unreliable-backend.ts";

/** What the backend created, newest first. */
export interface Effects {
  claims: RewardRequest[];
  readonly spins: WheelSpin[];
  readonly plays: FlipCardPlay[];
  readonly entries: CheckInEntry[];
  spinsLeft: number;
  /** Whether the check-in log contains the backend's day. */
  sendsToday: boolean;
}

const NOTHING = { kind: "nothing" } as const;

/** The rewards of a backend behind a bad line. */
export function unreliableRewards(backend: UnreliableBackend): {
  readonly rewards: RewardsPort;
  readonly effects: Effects;
} {
  const effects: Effects = { claims: [], spins: [], plays: [], entries: [], spinsLeft: 5, sendsToday: true };
  const page = <Item extends { readonly id: string }>(
    items: readonly Item[],
    { cursor, limit }: PageQuery,
  ): Page<Item> => {
    const start = cursor === undefined ? 0 : items.findIndex(({ id }) => id === cursor) + 1;
    const part = items.slice(start, start + limit);
    return { items: part, next: start + limit < items.length ? part.at(-1)?.id : undefined };
  };
  const rewards: RewardsPort = {
    categories: () => backend.read(() => []),
    request: (rewardId, key) =>
      backend.send(key, () => {
        const made: RewardRequest = {
          id: `r${effects.claims.length + 1}`,
          rewardId,
          title: rewardId,
          prize: NOTHING,
          pricePoints: 10,
          status: "checking",
          createdAt: backend.now,
          timeline: [{ status: "checking", at: backend.now }],
          intent: backend.intentOf(key),
        };
        effects.claims.unshift(made);
        return ok(made);
      }),
    requests: (query) => backend.read(() => page(effects.claims, query)),

    wheel: () => backend.read(() => ({ segments: [], pricePoints: 0, spinsLeft: effects.spinsLeft })),
    spin: (key) =>
      backend.send(key, () => {
        if (effects.spinsLeft === 0) {
          return err(refuse("wheel-no-spins-left", { spinsPerDay: 5, resetsAt: endOfDay(bangkokDateOf(backend.now)) }));
        }
        effects.spinsLeft -= 1;
        const spin: WheelSpin = {
          id: `p${effects.spins.length + 1}`,
          segmentId: "s",
          prize: NOTHING,
          pointsAfter: 0,
          at: backend.now,
          intent: backend.intentOf(key),
        };
        effects.spins.unshift(spin);
        return ok(spin);
      }),
    wheelLog: (query) => backend.read(() => page(effects.spins, query)),

    flipCardEvents: () => backend.read(() => []),
    flipCard: (game, pick, key) =>
      backend.send(key, () => {
        const play: FlipCardPlay = {
          id: `f${effects.plays.length + 1}`,
          ...pick,
          game,
          prize: NOTHING,
          revealed: [],
          pointsAfter: 0,
          at: backend.now,
          intent: backend.intentOf(key),
        };
        effects.plays.unshift(play);
        return ok(play);
      }),
    flipCardLog: (query) => backend.read(() => page(effects.plays, query)),
    flipCardRequests: () => backend.read(() => []),

    checkIns: () =>
      backend.read(() => ({
        entries: [...effects.entries].reverse(),
        value: 5,
        valueTomorrow: 8,
        today: effects.sendsToday ? bangkokDateOf(backend.now) : undefined,
      })),
    checkIn: (key) =>
      backend.send(key, () => {
        const date = bangkokDateOf(backend.now);
        if (effects.entries.some((entry) => entry.date === date)) {
          return err(refuse("check-in-done", { resetsAt: endOfDay(date) }));
        }
        const entry = { id: `c${effects.entries.length + 1}`, day: dayOfMonth(date), value: 5, date };
        effects.entries.unshift(entry);
        return ok({ id: entry.id, value: 5, valueTomorrow: 8, date });
      }),
  };
  return { rewards, effects };
}
