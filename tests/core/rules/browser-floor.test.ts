import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BROWSER_FLOOR, BROWSER_NAMES, browserOf } from "../../../core/rules/platform.ts";
import { always } from "../../always.ts";
import { anyText, textOf } from "../../arbitraries/core/text.ts";
import { BROWSER_USER_AGENTS } from "./browser-user-agents.ts";

test("the oldest versions are those of the spec, but Edge's, whose first 79 has the engine of Chrome", () => {
  expect(BROWSER_FLOOR).toEqual({ Chrome: 79, Firefox: 80, Opera: 86, Safari: 12, Edge: 79, Samsung: 20 });
});

describe.each(BROWSER_NAMES)("%s", (name) => {
  test.each(BROWSER_USER_AGENTS[name].map((write) => [write(BROWSER_FLOOR[name]), write] as const))(
    "%s",
    (_, write) => {
      always([fc.integer({ min: 1, max: 300 })], (version) => {
        expect(browserOf(write(version))).toEqual({ name, version, supported: version >= BROWSER_FLOOR[name] });
      });
    },
  );
});

describe("any other user agent", () => {
  test("is supported", () => {
    for (const text of [
      "",
      "curl/8.5.0",
      "Mozilla/5.0 (compatible; Something/1.0)",
      "SomethingChrome/1",
      "A/1 Opera/9.80 Version/12.16",
    ]) {
      expect(browserOf(text)).toEqual({ name: undefined, version: undefined, supported: true });
    }
  });

  test("never throws and is unsupported only with a known name and version", () => {
    const jumble = fc
      .array(
        fc.oneof(fc.constantFrom("Chrome/", "Edg/", "Version/", "Safari/", "iPhone OS 1_", "Opera/"), textOf("019. ;")),
      )
      .map((parts) => parts.join(""));
    always([fc.oneof(anyText(), jumble)], (text) => {
      const { name, version, supported } = browserOf(text);
      expect(supported).toBe(name === undefined || Number(version) >= BROWSER_FLOOR[name]);
    });
  });
});
