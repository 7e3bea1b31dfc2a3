import { expect, test } from "vitest";
import { BANKS } from "../../../core/wallet/banks.ts";
import { bankMark } from "../../../web/brand/bank-marks.ts";

test("every bank has a mark of its own", () => {
  const marks = BANKS.map(({ code, thaiName }) => bankMark(code, thaiName));
  expect(marks.every(({ lines, initials }) => lines.length > 0 && initials === undefined)).toBe(true);
  expect(new Set(marks.map(({ lines }) => JSON.stringify(lines))).size).toBe(BANKS.length);
});

test.each([
  ["ธนาคารเอไอ", "อ"],
  ["แลนด์", "ล"],
  ["Zed Bank", "ZE"],
  ["", ""],
])("a bank that we do not know, %j, has its initials", (name, initials) => {
  expect(bankMark(undefined, name)).toMatchObject({ lines: [], initials });
  expect(bankMark("999", name)).toEqual(bankMark(undefined, name));
});
