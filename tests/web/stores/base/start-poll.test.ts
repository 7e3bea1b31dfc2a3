import { describe, expect, it } from "vitest";
import { startPoll } from "../../../../web/stores/base/start-poll.ts";
import { handTime, handVisibility, promised } from "../hand-time.ts";

function polling(isWanted: () => boolean = () => true) {
  const time = handTime();
  const visibility = handVisibility();
  const poll = { ticks: 0, goesWell: true };
  const stop = startPoll({
    after: time.after,
    visibility,
    intervalMs: 1000,
    isWanted,
    tick: () => {
      poll.ticks += 1;
      return Promise.resolve(poll.goesWell);
    },
  });
  return { time, visibility, poll, stop };
}

describe("startPoll", () => {
  it("ticks at its interval until it is stopped", async () => {
    const { time, poll, stop } = polling();
    await time.pass(3500);
    expect(poll.ticks).toBe(3);
    stop();
    await time.pass(5000);
    expect(poll.ticks).toBe(3);
    expect(time.waiting).toBe(0);
  });

  it("does not tick while nothing is wanted, and continues later", async () => {
    let wanted = false;
    const { time, poll } = polling(() => wanted);
    await time.pass(5000);
    expect(poll.ticks).toBe(0);
    wanted = true;
    await time.pass(1000);
    expect(poll.ticks).toBe(1);
  });

  it("pauses while the page is hidden, and ticks at once when it is visible again", async () => {
    const { time, visibility, poll } = polling();
    visibility.show(false);
    await time.pass(60_000);
    expect(poll.ticks).toBe(0);
    visibility.show(true);
    await time.pass(0);
    expect(poll.ticks).toBe(1);
    await time.pass(1000);
    expect(poll.ticks).toBe(2);
  });

  it("slows down while ticks fail, and returns to its interval when one succeeds", async () => {
    const { time, poll } = polling();
    poll.goesWell = false;
    await time.pass(1000 + 2000 + 4000 + 8000 + 16_000 + 16_000);
    expect(poll.ticks).toBe(6);
    poll.goesWell = true;
    await time.pass(16_000 + 3000);
    expect(poll.ticks).toBe(10);
  });

  it("never runs two ticks at once", async () => {
    const time = handTime();
    const visibility = handVisibility();
    const slow = promised<boolean>();
    let ticks = 0;
    startPoll({
      after: time.after,
      visibility,
      intervalMs: 1000,
      isWanted: () => true,
      tick: () => {
        ticks += 1;
        return slow.promise;
      },
    });
    await time.pass(1000);
    visibility.show(false);
    visibility.show(true);
    await time.pass(10_000);
    expect(ticks).toBe(1);
    slow.keep(true);
    await time.pass(1000);
    expect(ticks).toBe(2);
  });
});
