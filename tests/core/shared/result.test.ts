import { expect, test } from "vitest";
import { err, mapOk, ok } from "../../../core/shared/result.ts";

test("mapOk changes a value and leaves an error as it is", () => {
  expect(mapOk(ok(2), (value) => value + 1)).toEqual({ ok: true, value: 3 });
  const failed = err("no");
  expect(mapOk(failed, () => 1)).toBe(failed);
});
