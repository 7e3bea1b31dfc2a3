import { expect, test } from "vitest";
import { SEQUENCES } from "../../../cli/conform/sequences/all.ts";
import { deviationsOfHouse } from "./judged-house.ts";

test("the house answers every scripted sequence as the model predicts it", { timeout: 300_000 }, async () => {
  const ids = SEQUENCES.map(({ id }) => id);
  expect(await deviationsOfHouse(1, 0, (id) => ids.includes(id))).toEqual([]);
});
