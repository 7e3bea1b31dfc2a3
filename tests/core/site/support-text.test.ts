import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { supportText } from "../../../core/site/support-text.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

const PAGE = { hostname: "play.example", version: "1.2.3", userAgent: "Chrome/120" };
const FAILURE = {
  at: instant(0),
  endpoint: "GET /api/auth/user/{uuid}",
  kind: "unavailable",
  status: 503,
  said: "ระบบไม่พร้อม",
};

test("has a fact per line", () => {
  expect(supportText(FAILURE, "/auth/deposit", PAGE).split("\n")).toEqual([
    "time: 1970-01-01T00:00:00.000Z",
    "site: play.example 1.2.3",
    "page: /auth/deposit",
    "call: GET /api/auth/user/{uuid}",
    "failure: unavailable 503",
    "message: ระบบไม่พร้อม",
    "browser: Chrome/120",
  ]);
});

test("leaves out an unknown status, and the white space around and inside what the backend said", () => {
  const lines = supportText({ ...FAILURE, status: undefined, said: " a\n\tb " }, "/", PAGE).split("\n");
  expect(lines.slice(4, 6)).toEqual(["failure: unavailable", "message: a b"]);
});

test("always has seven lines, whatever the backend said, and six where it said nothing", () => {
  always([anyText(), fc.constantFrom(undefined, 500)], (said, status) => {
    expect(supportText({ ...FAILURE, said, status }, "/", PAGE).split("\n")).toHaveLength(7);
  });
  expect(supportText({ ...FAILURE, said: undefined }, "/", PAGE).split("\n")).toHaveLength(6);
});
