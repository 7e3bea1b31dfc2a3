import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { browserAfter } from "../../../adapters/browser/device.ts";
import { earlyRead } from "../../../web/compose/early-read.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp() {
  const early = earlyRead(browserAfter, async () => "early");
  return { early, take: () => early.take(async () => "late") };
}

it("answers all that ask first, and nobody a second later", async () => {
  const { early, take } = setUp();
  early.start();
  vi.advanceTimersByTime(5000);
  expect([await take(), await take()]).toEqual(["early", "early"]);
  vi.advanceTimersByTime(1000);
  expect(await take()).toBe("late");
});

it("answers nobody after half a minute, after it was forgotten, or without a start", async () => {
  const { early, take } = setUp();
  expect(await take()).toBe("late");
  early.start();
  vi.advanceTimersByTime(30_000);
  expect(await take()).toBe("late");
  early.start();
  early.forget();
  expect(await take()).toBe("late");
});
