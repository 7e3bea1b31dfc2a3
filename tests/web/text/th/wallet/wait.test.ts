import { expect, test } from "vitest";
import { waitWords } from "../../../../../web/text/th/wallet/wait.ts";

const MINUTE = 60_000;

test("a wait says how long it usually is, in whole minutes, until that has passed", () => {
  expect(waitWords(0, 3)).toBe("ปกติใช้เวลาไม่เกิน 1 นาที");
  expect(waitWords(3 * MINUTE, 180)).toBe("ปกติใช้เวลาไม่เกิน 3 นาที");
});

test("after that it says that nothing is lost and that nothing must be done twice", () => {
  expect(waitWords(3 * MINUTE + 1, 180)).toMatch(/^นานกว่าปกติ.*ไม่ต้องทำซ้ำ/);
});

test("a backend that does not say how long leaves nothing to say", () => {
  expect(waitWords(0, undefined)).toBeUndefined();
  expect(waitWords(60 * MINUTE, undefined)).toBeUndefined();
});
