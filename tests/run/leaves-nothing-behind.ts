import { afterAll, expect } from "vitest";
import { changesBetween } from "./changes-between.ts";
import { sharedState } from "./shared-state.ts";

const before = await sharedState();

afterAll(async () => {
  expect(changesBetween(before, await sharedState())).toEqual([]);
});
