import { describe, expect, it, vi } from "vitest";
import { WheelStore } from "../../../../web/stores/rewards/wheel-store.ts";
import { rewardsDependenciesOn } from "../rewards-dependencies-on.ts";

describe("WheelStore", () => {
  it("hides the result until the wheel stops, then shows it everywhere", async () => {
    const { dependencies, time } = rewardsDependenciesOn();
    const onMoved = vi.fn();
    const store = new WheelStore(dependencies, onMoved);
    await store.refresh();
    await store.spin.run(undefined);
    expect(store.unrevealed.play?.id).toBe("p1");
    expect([store.log.items, store.wheel.value?.spinsLeft]).toEqual([[], 5]);
    expect(onMoved).not.toHaveBeenCalled();
    store.unrevealed.reveal();
    store.unrevealed.reveal();
    await time.pass(0);
    expect([store.log.items?.length, store.wheel.value?.spinsLeft, store.unrevealed.play]).toEqual([1, 4, undefined]);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it("shows the result when the member leaves before the wheel stops", async () => {
    const { dependencies, time } = rewardsDependenciesOn();
    const onMoved = vi.fn();
    const store = new WheelStore(dependencies, onMoved);
    const stop = store.watch();
    await time.pass(0);
    await store.spin.run(undefined);
    stop();
    expect(store.log.items).toHaveLength(1);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it("spins once for two clicks, and has the reason when it does not spin", async () => {
    const { dependencies, effects } = rewardsDependenciesOn();
    const store = new WheelStore(dependencies, vi.fn());
    effects.spinsLeft = 1;
    const running = store.spin.run(undefined);
    expect(store.spin.run(undefined)).toBeUndefined();
    await running;
    expect(effects.spins).toHaveLength(1);
    await store.spin.run(undefined);
    expect(store.spin.problem).toMatchObject({ code: "wheel-no-spins-left" });
    expect(store.unrevealed.play?.id).toBe("p1");
  });

  it("finds a spin whose reply was lost, and stops on it", async () => {
    const { dependencies, time, effects } = rewardsDependenciesOn({ mishaps: ["reply-lost"] });
    const store = new WheelStore(dependencies, vi.fn());
    void store.spin.run(undefined);
    await time.pass(0);
    expect(store.spin.phase).toBe("checking");
    await time.pass(2000);
    expect([store.spin.phase, store.unrevealed.play?.id, effects.spins.length]).toEqual(["done", "p1", 1]);
  });
});
