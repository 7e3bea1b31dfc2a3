import { describe, expect, it, vi } from "vitest";
import { RewardStore } from "../../../../web/stores/rewards/reward-store.ts";
import { rewardsDependenciesOn } from "../rewards-dependencies-on.ts";

describe("RewardStore", () => {
  it("claims once for two clicks, shows the claim at once and reports the change of points", async () => {
    const { dependencies, effects } = rewardsDependenciesOn();
    const onMoved = vi.fn();
    const store = new RewardStore(dependencies, onMoved);
    await store.refresh();
    const running = store.claim.run("shirt");
    expect(store.claim.run("shirt")).toBeUndefined();
    await running;
    expect(effects.claims).toHaveLength(1);
    expect(store.open.map(({ rewardId }) => rewardId)).toEqual(["shirt"]);
    expect(store.claim.input).toBe("shirt");
    expect(onMoved).toHaveBeenCalledOnce();
  });

  it("follows an open claim until it is final, and reports it", async () => {
    const { dependencies, effects, time } = rewardsDependenciesOn();
    const onMoved = vi.fn();
    const store = new RewardStore(dependencies, onMoved);
    const stop = store.watch();
    await time.pass(0);
    await store.claim.run("shirt");
    await time.pass(3000);
    expect(onMoved).toHaveBeenCalledOnce();
    effects.claims = effects.claims.map((claim) => ({ ...claim, status: "granted" }));
    await time.pass(3000);
    expect(store.open).toEqual([]);
    expect(onMoved).toHaveBeenCalledTimes(2);
    stop();
    expect(time.waiting).toBe(0);
  });

  it("does not show an unknown claim as failed, takes no second one, and looks again at every refresh", async () => {
    const readsFail = [false, false, true, true, true, true, true];
    const { dependencies, time, effects, backend } = rewardsDependenciesOn({
      mishaps: ["reply-lost"],
      readsFail,
      honoursKeys: false,
    });
    const store = new RewardStore(dependencies, vi.fn());
    await store.refresh();
    void store.claim.run("shirt");
    await time.pass(60_000);
    expect(store.claim.phase).toBe("unknown");
    expect(store.claim.run("shirt")).toBeUndefined();
    void store.refresh();
    await time.pass(0);
    expect(store.claim.phase).toBe("done");
    expect([effects.claims.length, backend.sends]).toEqual([1, 1]);
  });

  it("resumes a pending claim after a reload", async () => {
    const { dependencies, time } = rewardsDependenciesOn({ mishaps: ["reply-lost"] });
    void new RewardStore(dependencies, vi.fn()).claim.run("shirt");
    await time.pass(500);
    const reloaded = new RewardStore(dependencies, vi.fn());
    const stop = reloaded.watch();
    await time.pass(0);
    expect(reloaded.claim.state).toMatchObject({ phase: "done", value: { rewardId: "shirt" } });
    stop();
  });
});
