import { describe, expect, it, vi } from "vitest";
import {
  addDays,
  bangkokDateOf,
  DAY_MS,
  endOfDay,
  instant,
  plus,
  SECOND_MS,
} from "../../../../core/shared/bangkok-time.ts";
import { CheckInStore } from "../../../../web/stores/rewards/check-in-store.ts";
import { rewardsDependenciesOn } from "../rewards-dependencies-on.ts";

describe("CheckInStore", () => {
  it("marks today as done, stores both values, adds the entry and hides the prompt", async () => {
    const { dependencies } = rewardsDependenciesOn();
    const onMoved = vi.fn();
    const store = new CheckInStore(dependencies, onMoved);
    expect(store.view).toBeUndefined();
    await store.refresh();
    expect(store.view).toMatchObject({ done: false, showPrompt: true, value: 5, valueTomorrow: 8 });
    const running = store.claim.run(undefined);
    expect(store.claim.run(undefined)).toBeUndefined();
    await running;
    expect(store.view).toMatchObject({ done: true, showPrompt: false, value: 5, valueTomorrow: 8 });
    expect(store.log.value?.entries).toMatchObject([{ id: "c1", day: 20, value: 5 }]);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it("shows the prompt again after midnight without a read, and checks in for the new day", async () => {
    const { dependencies, backend, effects } = rewardsDependenciesOn();
    const store = new CheckInStore(dependencies, vi.fn());
    const midnight = endOfDay(bangkokDateOf(backend.now));
    backend.pass(midnight - backend.now - SECOND_MS);
    await store.refresh();
    await store.claim.run(undefined);
    await store.refresh();
    expect(store.view?.done).toBe(true);
    backend.pass(2 * SECOND_MS);
    expect(store.view).toMatchObject({ done: false, showPrompt: true });
    await store.claim.run(undefined);
    expect(store.claim.phase).toBe("done");
    expect(effects.entries.map(({ day }) => day)).toEqual([21, 20]);
    expect(store.view?.done).toBe(true);
  });

  it("marks the backend's day when midnight came before the reply", async () => {
    const { dependencies, backend } = rewardsDependenciesOn({ readsFail: [false, true] });
    const midnight = endOfDay(bangkokDateOf(backend.now));
    const checkIn: typeof dependencies.rewards.checkIn = (key) => {
      backend.pass(2 * SECOND_MS);
      return dependencies.rewards.checkIn(key);
    };
    const store = new CheckInStore({ ...dependencies, rewards: { ...dependencies.rewards, checkIn } }, vi.fn());
    backend.pass(midnight - SECOND_MS - backend.now);
    await store.refresh();
    await store.claim.run(undefined);
    expect(store.log.value?.entries).toMatchObject([{ day: 21, date: bangkokDateOf(midnight) }]);
    expect([store.today, store.view?.done]).toEqual([bangkokDateOf(midnight), true]);
  });

  it("uses the backend's day when the device's clock is wrong, and the device's day when the backend sends none", async () => {
    const { dependencies, backend, effects } = rewardsDependenciesOn();
    const withWrongClock = { ...dependencies, clock: () => plus(backend.now, 3 * DAY_MS) };
    const store = new CheckInStore(withWrongClock, vi.fn());
    await store.refresh();
    const real = bangkokDateOf(backend.now);
    expect(store.today).toBe(real);
    backend.now = instant(backend.now + DAY_MS);
    expect(store.today).toBe(addDays(real, 1));
    effects.sendsToday = false;
    await store.refresh();
    expect(store.today).toBe(addDays(real, 4));
  });

  it("loads the log again after midnight while it is watched", async () => {
    const { dependencies, backend, time } = rewardsDependenciesOn();
    const asked = vi.fn(() => dependencies.rewards.checkIns());
    const store = new CheckInStore({ ...dependencies, rewards: { ...dependencies.rewards, checkIns: asked } }, vi.fn());
    const stop = store.watch();
    await time.pass(0);
    await time.pass(120_000);
    expect(asked).toHaveBeenCalledOnce();
    backend.now = instant(backend.now + DAY_MS);
    await time.pass(60_000);
    expect(asked).toHaveBeenCalledTimes(2);
    stop();
    expect(time.waiting).toBe(0);
  });

  it("finds today's entry when the reply was lost", async () => {
    const { dependencies, time, effects, backend } = rewardsDependenciesOn({ mishaps: ["reply-lost"] });
    const store = new CheckInStore(dependencies, vi.fn());
    void store.claim.run(undefined);
    await time.pass(0);
    expect(store.claim.phase).toBe("checking");
    await time.pass(1000);
    expect([store.claim.phase, store.view?.done]).toEqual(["done", true]);
    expect([effects.entries.length, backend.sends]).toEqual([1, 1]);
  });
});
