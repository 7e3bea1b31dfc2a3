import { expect, test } from "vitest";
import { createTimeline } from "../../../cli/conform/engine/timeline.ts";

test("who joins while the clock moves begins when it stands, and then it waits for them, too", async () => {
  const log: (string | number)[] = [];
  let arrive = () => {};
  const timeline = createTimeline((at) => {
    log.push(at);
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  const first = await timeline.join();
  const moved = first.to(10).then(() => first.to(20));
  const joining = timeline.join().then((place) => {
    log.push("joined");
    return place;
  });
  await Promise.resolve();
  expect(log).toEqual([10]);
  arrive();
  const second = await joining;
  await Promise.resolve();
  expect(log).toEqual([10, "joined"]);
  second.leave();
  await new Promise(setImmediate);
  expect(log).toEqual([10, "joined", 20]);
  arrive();
  await moved;
});

test("the clock never goes back: a time that is over ends at once", async () => {
  const log: number[] = [];
  const timeline = createTimeline(async (at) => void log.push(at));
  const place = await timeline.join();
  for (const at of [20, 10, 20, 30]) await place.to(at);
  expect(log).toEqual([20, 30]);
});
