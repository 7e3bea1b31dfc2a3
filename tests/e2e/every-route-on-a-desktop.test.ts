import { expect, test } from "vitest";
import { setUpWalk, STOPS } from "./walk.ts";

const walk = setUpWalk();

test.each(STOPS)("$at stands without a fault", async (stop) => {
  expect((await walk.look("desktop", stop)).problems).toEqual([]);
});
