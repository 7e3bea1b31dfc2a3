import { expect, test } from "vitest";
import {
  type BangkokDate,
  bangkokTimeOf,
  compactThaiDate,
  parseBangkokDate,
  thaiMoment,
} from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

const STANDARD = new Intl.DateTimeFormat("th-TH", {
  day: "numeric",
  month: "short",
  year: "2-digit",
  timeZone: "Asia/Bangkok",
});

test("a moment is the standard's short date, then the time in Bangkok", () => {
  always([anInstant()], (moment) => {
    expect(thaiMoment(moment)).toBe(`${STANDARD.format(moment)} ${bangkokTimeOf(moment)}\u00a0น.`);
  });
});

test.each([
  ["2026-11-01", "691101"],
  ["1957-02-28", "000228"],
  ["9999-12-31", "421231"],
])("the compact form of %s is %s", (day, compact) => {
  expect(compactThaiDate(parseBangkokDate(day) as BangkokDate)).toBe(compact);
});
