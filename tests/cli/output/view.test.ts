import { describe, expect, onTestFinished, test } from "vitest";
import { moment } from "../../../cli/output/view.ts";
import { bangkokDateOf, bangkokTimeOf, type Instant, instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

describe("a moment", () => {
  test("is written in Bangkok time, to the second", () => {
    expect(moment(instant(Date.parse("2026-11-20T17:00:05.999Z")))).toBe("2026-11-21 00:00:05 +07");
  });

  test("that is missing is a dash", () => {
    expect(moment(undefined)).toBe("-");
  });

  test.each(["UTC", "America/New_York", "Australia/Lord_Howe"])("does not depend on the machine's zone %s", (zone) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    onTestFinished(() => {
      if (before === undefined) delete process.env["TZ"];
      else process.env["TZ"] = before;
    });
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    // In Bangkok, 02:30 to 03:30 of the days on which those zones change their clocks.
    for (const text of ["2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z", "2026-04-04T15:15:00Z", "2026-10-03T15:45:00Z"])
      expect(moment(instant(Date.parse(text)))).toBe(bangkokText(instant(Date.parse(text))));
    always([anInstant()], (at) => expect(moment(at)).toBe(bangkokText(at)));
  });
});

function bangkokText(at: Instant): string {
  return `${bangkokDateOf(at)} ${bangkokTimeOf(at)}:${toIso(at).slice(17, 19)} +07`;
}
