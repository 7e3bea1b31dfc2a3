import { expect, test } from "vitest";
import { rowPath } from "../../../cli/compose/http-ports.ts";
import { ENDPOINTS } from "../../../contracts/table.ts";

test("a call is named after its row, whatever its path holds and wherever the backend lives", () => {
  for (const { method, path } of Object.values(ENDPOINTS)) {
    const real = path.replace(/\{\w+\}/g, "0812345678");
    expect(rowPath(method, real)).toBe(path);
    expect(rowPath(method, `/backend/v1${real}`)).toBe(path);
  }
});

test("a call without a row shows only the beginning of its path", () => {
  expect(rowPath("POST", "/sandbox/members/gold")).toBe("/sandbox/…");
  expect(rowPath("GET", "/health")).toBe("/health");
});
