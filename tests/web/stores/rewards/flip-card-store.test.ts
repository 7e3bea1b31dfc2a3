import { describe, expect, it, vi } from "vitest";
import { FlipCardStore } from "../../../../web/stores/rewards/flip-card-store.ts";
import { rewardsDependenciesOn } from "../rewards-dependencies-on.ts";

const CHOICE = { game: "flip-card", eventId: "e", card: 3 } as const;

describe("FlipCardStore", () => {
  it("turns one card for two clicks, and hides its prize until it is revealed", async () => {
    const { dependencies, effects } = rewardsDependenciesOn();
    const onMoved = vi.fn();
    const store = new FlipCardStore(dependencies, onMoved);
    await store.refresh();
    const running = store.flip.run(CHOICE);
    expect(store.flip.run({ ...CHOICE, card: 4 })).toBeUndefined();
    await running;
    expect(effects.plays.map(({ card }) => card)).toEqual([3]);
    expect([store.flip.input, store.unrevealed.play?.card, store.log.items]).toEqual([CHOICE, 3, []]);
    store.unrevealed.reveal();
    expect(store.playsOf("flip-card").map(({ card }) => card)).toEqual([3]);
    expect(store.playsOf("flip-card-reward")).toEqual([]);
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it("loads the requests after a card that becomes a request", async () => {
    const { dependencies, time } = rewardsDependenciesOn();
    const asked = vi.fn(() => dependencies.rewards.flipCardRequests());
    const store = new FlipCardStore(
      { ...dependencies, rewards: { ...dependencies.rewards, flipCardRequests: asked } },
      vi.fn(),
    );
    await store.flip.run(CHOICE);
    store.unrevealed.reveal();
    await time.pass(0);
    expect(asked).not.toHaveBeenCalled();
    await store.flip.run({ ...CHOICE, game: "flip-card-reward" });
    store.unrevealed.reveal();
    await time.pass(0);
    expect(asked).toHaveBeenCalledOnce();
  });

  it("turns no other card while an outcome is unknown, and finds it in the log", async () => {
    const readsFail = [false, true, true, true, true, true];
    const { dependencies, time, backend } = rewardsDependenciesOn({
      mishaps: ["reply-lost"],
      readsFail,
      honoursKeys: false,
    });
    const store = new FlipCardStore(dependencies, vi.fn());
    void store.flip.run(CHOICE);
    await time.pass(60_000);
    expect(store.flip.phase).toBe("unknown");
    expect(store.flip.run({ ...CHOICE, card: 5 })).toBeUndefined();
    const stop = store.watch();
    await time.pass(0);
    expect([store.flip.phase, store.unrevealed.play?.card, backend.sends]).toEqual(["done", 3, 1]);
    stop();
    expect(store.unrevealed.play).toBeUndefined();
  });
});
