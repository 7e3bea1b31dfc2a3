import { describe, expect, it } from "vitest";
import { sharePoll } from "../../../../web/stores/base/follow-actions.ts";
import { handTime, handVisibility, promised, settled } from "../hand-time.ts";

function shared(answer: () => Promise<boolean> = () => Promise.resolve(true)) {
  const time = handTime();
  const looks = { count: 0 };
  const watch = sharePoll({
    after: time.after,
    visibility: handVisibility(),
    intervalMs: 1000,
    isWanted: () => true,
    tick: () => {
      looks.count += 1;
      return answer();
    },
  });
  return { time, looks, watch };
}

describe("sharePoll", () => {
  it("reads nothing until somebody watches", async () => {
    const { time, looks } = shared();
    await time.pass(5000);
    expect([looks.count, time.waiting]).toEqual([0, 0]);
  });

  it("ticks once for two watchers that start together, at one interval", async () => {
    const { time, looks, watch } = shared();
    watch();
    watch();
    expect(looks.count).toBe(1);
    await time.pass(3000);
    expect(looks.count).toBe(4);
    expect(time.waiting).toBe(1);
  });

  it("ticks at once for a later watcher", async () => {
    const { time, looks, watch } = shared();
    watch();
    await time.pass(1500);
    watch();
    expect(looks.count).toBe(3);
  });

  it("does not tick while a tick is under way", async () => {
    const slow = promised<boolean>();
    const { time, looks, watch } = shared(() => slow.promise);
    watch();
    await time.pass(5000);
    watch();
    expect(looks.count).toBe(1);
    slow.keep(true);
    await settled();
    watch();
    expect(looks.count).toBe(2);
  });

  it("continues for the remaining watcher and stops with the last one, also when one stops twice", async () => {
    const { time, looks, watch } = shared();
    const leaveFirst = watch();
    const leaveLast = watch();
    leaveFirst();
    leaveFirst();
    await time.pass(2000);
    expect(looks.count).toBe(3);
    leaveLast();
    await time.pass(10_000);
    expect([looks.count, time.waiting]).toEqual([3, 0]);
  });

  it("starts again after every watcher had stopped", async () => {
    const { time, looks, watch } = shared();
    watch()();
    await settled();
    watch();
    await time.pass(1000);
    expect(looks.count).toBe(3);
  });
});
