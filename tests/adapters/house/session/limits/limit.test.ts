import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { LimitEntry } from "../../../../../adapters/house/ports/limit-store.ts";
import { DEFAULT_LIMITS } from "../../../../../adapters/house/session/limits/default-limits.ts";
import {
  countAt,
  counted,
  type Limit,
  uncounted,
  waitUntil,
} from "../../../../../adapters/house/session/limits/limit.ts";
import { instant, MINUTE_MS, plus, SECOND_MS } from "../../../../../core/shared/bangkok-time.ts";
import { always } from "../../../../always.ts";
import { NOON } from "../../test-house.ts";

const limit: Limit = { free: 5, forgetMs: 15 * MINUTE_MS, firstDelayMs: 2 * SECOND_MS, maxDelayMs: 15 * MINUTE_MS };

function failTimes(times: number): LimitEntry | undefined {
  let entry: LimitEntry | undefined;
  for (let count = 0; count < times; count += 1) entry = counted(entry, limit, NOON);
  return entry;
}

it("waits after the last free one, twice as long each time, and never longer than the longest delay", () => {
  const waits = Array.from({ length: 18 }, (_, index) => {
    const until = waitUntil(failTimes(index + 1), limit, NOON);
    return until === undefined ? 0 : (until - NOON) / SECOND_MS;
  });
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900, 900, 900]);
});

it("forgets everything with time, and an entry that may be dropped means nothing", () => {
  always([fc.integer({ min: 1, max: 40 }), fc.nat(10 * MINUTE_MS)], (times, later) => {
    const entry = failTimes(times);
    const end = plus(entry?.forgottenAt ?? NOON, later);
    expect(countAt(entry, limit, end)).toBe(0);
    expect(waitUntil(entry, limit, end)).toBeUndefined();
    expect(counted(entry, limit, end)).toEqual(counted(undefined, limit, end));
  });
});

it("lets a patient attacker guess at most free times and then once in each span", () => {
  for (const { free, forgetMs, ...rest } of [DEFAULT_LIMITS.account, DEFAULT_LIMITS.device].flatMap(
    (one) => one ?? [],
  )) {
    let entry: LimitEntry | undefined;
    let guesses = 0;
    const day = 24 * 60 * MINUTE_MS;
    for (let at = 0; at < day; at += SECOND_MS) {
      const now = plus(NOON, at);
      if (waitUntil(entry, { free, forgetMs, ...rest }, now) !== undefined) continue;
      entry = counted(entry, { free, forgetMs, ...rest }, now);
      guesses += 1;
    }
    expect(guesses).toBeLessThanOrEqual(free + 12 + day / forgetMs);
  }
});

it("makes nobody wait for what is free, also where another process counted a moment later", () => {
  always([fc.integer({ min: 1, max: limit.free - 1 }), fc.integer({ min: 1, max: MINUTE_MS })], (times, earlier) => {
    expect(waitUntil(failTimes(times), limit, instant(NOON - earlier))).toBeUndefined();
  });
});

it("never makes anybody wait longer because a clock went back", () => {
  always([fc.integer({ min: 1, max: 40 }), fc.nat(400 * 24 * 60 * MINUTE_MS)], (times, back) => {
    const now = instant(NOON - back);
    const until = waitUntil(failTimes(times), limit, now);
    expect((until ?? now) - now).toBeLessThanOrEqual(limit.maxDelayMs);
  });
});

it("takes back what was counted and did not happen", () => {
  expect(uncounted(failTimes(1), limit, NOON)).toBeUndefined();
  expect(uncounted(failTimes(5), limit, NOON)).toEqual(failTimes(4));
  expect(uncounted(undefined, limit, NOON)).toBeUndefined();
});
