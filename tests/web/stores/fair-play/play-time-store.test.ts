import { describe, expect, it } from "vitest";
import type { PlayTime } from "../../../../core/fair-play/play-time.ts";
import type { FairPlayPort } from "../../../../core/fair-play/port.ts";
import { type Instant, MINUTE_MS, plus, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import { baht } from "../../../../core/shared/money.ts";
import { ok } from "../../../../core/shared/result.ts";
import { PlayTimeStore } from "../../../../web/stores/fair-play/play-time-store.ts";
import { settled } from "../hand-time.ts";
import { fairPlayPort, figuresOf, NOON } from "./fair-play-fixtures.ts";

function playing({
  minutes,
  figures = () => fairPlayPort().figures(),
}: {
  readonly minutes?: number | undefined;
  readonly figures?: FairPlayPort["figures"];
} = {}) {
  let now: Instant = NOON;
  let stored: PlayTime | undefined;
  const storage = {
    read: () => stored,
    write: (time: PlayTime) => {
      stored = time;
    },
  };
  const open = () => new PlayTimeStore({ fairPlay: { figures }, clock: () => now, storage, minutes: () => minutes });
  const store = open();
  return {
    store,
    /** The page is loaded again. */
    open,
    pass: (ms: number) => {
      now = plus(now, ms);
    },
    /** Play goes on, as the page counts it. */
    play: async (played: number, isRoundUnderWay = false, on = store) => {
      for (let minute = 0; minute < played; minute += 1) {
        now = plus(now, MINUTE_MS);
        on.tick(isRoundUnderWay);
      }
      await settled();
    },
  };
}

describe("the reality check", () => {
  it("comes every hour, with time only where the backend says nothing", async () => {
    const { store, play } = playing();
    store.begin();
    await play(59);
    expect(store.check).toBeUndefined();
    await play(1);
    expect(store.check).toEqual({ since: NOON, at: plus(NOON, 60 * MINUTE_MS), money: "unknown" });
    store.answer();
    await play(59);
    expect(store.check).toBeUndefined();
    await play(1);
    expect(store.check).toMatchObject({ since: NOON, at: plus(NOON, 120 * MINUTE_MS) });
  });

  it("says what was staked and returned since play began, not before it", async () => {
    let sums = figuresOf(1_000, 900);
    const { store, play } = playing({ minutes: 15, figures: () => Promise.resolve(ok(sums)) });
    store.begin();
    await settled();
    sums = figuresOf(2_240, 1_954.5);
    await play(15);
    expect(store.check?.money).toEqual({ stakedSatang: baht(1_240), wonSatang: baht(1_054.5) });
  });

  it("waits for the end of a round", async () => {
    const { store, play } = playing({ minutes: 15 });
    store.begin();
    await play(20, true);
    expect(store.check).toBeUndefined();
    await play(1);
    expect(store.check).toBeDefined();
  });

  it("never comes to a member who wants none", async () => {
    const { store, play } = playing({ minutes: 0 });
    store.begin();
    await play(600);
    expect(store.check).toBeUndefined();
  });
});

describe("the time at play", () => {
  it("goes on over a reload and another game, and begins anew after more than five minutes without one", async () => {
    const { store, open, play, pass } = playing();
    store.begin();
    await play(10);
    pass(5 * MINUTE_MS - SECOND_MS);
    const second = open();
    second.begin();
    expect(second.time?.startedAt).toBe(NOON);
    await play(2, false, second);
    pass(5 * MINUTE_MS + 11 * SECOND_MS);
    const third = open();
    third.begin();
    expect(third.time?.startedAt).not.toBe(NOON);
  });

  it("does not count a device that slept", async () => {
    const { store, play, pass } = playing({ minutes: 15 });
    store.begin();
    await play(10);
    pass(60 * MINUTE_MS);
    store.tick(false);
    expect(store.check).toBeUndefined();
    expect(store.time?.startedAt).toBe(plus(NOON, 70 * MINUTE_MS));
  });
});
