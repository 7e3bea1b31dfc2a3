import { expect, test } from "vitest";
import { SEQUENCES } from "../../../cli/conform/sequences/all.ts";
import { deviationsOfHouse } from "./judged-house.ts";

const ids = SEQUENCES.map(({ id }) => id);

// A verdict makes all of them, and takes minutes on a slow machine.
test("the house answers every third scripted sequence as the model predicts it", { timeout: 300_000 }, async () => {
  const third = ids.filter((_, index) => index % 3 === 0);
  expect(await deviationsOfHouse(1, 0, (id) => third.includes(id))).toEqual([]);
});

test("the house answers every scripted sequence as the model predicts it", {
  tags: ["long"],
  timeout: 600_000,
}, async () => {
  expect(await deviationsOfHouse(1, 0, (id) => ids.includes(id))).toEqual([]);
});
