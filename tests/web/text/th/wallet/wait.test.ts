import { expect, test } from "vitest";
import { waitWords } from "../../../../../web/text/th/wallet/request-status.ts";

const MINUTE = 60_000;

test("shows the usual waiting time in whole minutes until it has passed", () => {
  expect(waitWords(0, 3)).toBe("ปกติใช้เวลาไม่เกิน 1 นาที");
  expect(waitWords(3 * MINUTE, 180)).toBe("ปกติใช้เวลาไม่เกิน 3 นาที");
});

test("shows after the usual time that nothing is lost and nothing must be repeated", () => {
  expect(waitWords(3 * MINUTE + 1, 180)).toMatch(/^ใช้เวลานานกว่าปกติ.*ไม่ต้องทำซ้ำ/);
});

test("shows nothing when the backend gives no usual time", () => {
  expect(waitWords(0, undefined)).toBeUndefined();
  expect(waitWords(60 * MINUTE, undefined)).toBeUndefined();
});
