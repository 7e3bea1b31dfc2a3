import { expect, test } from "vitest";
import { requestId } from "../../../../adapters/house/engine/requests.ts";
import { instant } from "../../../../core/shared/bangkok-time.ts";

test("an id carries Bangkok's day in the Buddhist era", () => {
  const lastMoment = Date.UTC(2026, 11, 31, 17) - 1;
  expect(requestId("W", instant(lastMoment), () => 0)).toBe("W-691231-00000000");
  expect(requestId("W", instant(lastMoment + 1), () => 0.999)).toBe("W-700101-ZZZZZZZZ");
});
