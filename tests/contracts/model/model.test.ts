import { expect, test } from "vitest";
import { SEQUENCES } from "../../../cli/conform/sequences/all.ts";
import { deviationsOfHouse } from "./judged-house.ts";

const ids = SEQUENCES.map(({ id }) => id);

// All of them take minutes on a slow machine; start-days.long.test.ts makes them.
test("the house answers every twelfth scripted sequence as the model predicts it", { timeout: 300_000 }, async () => {
  const twelfth = ids.filter((_, index) => index % 12 === 0);
  expect(await deviationsOfHouse(1, 0, (id) => twelfth.includes(id))).toEqual([]);
});
