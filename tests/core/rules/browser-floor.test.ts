import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BROWSER_FLOOR, BROWSER_NAMES, type BrowserName, browserOf } from "../../../core/rules/browser-floor.ts";
import { always } from "../../always.ts";
import { anyText, textOf } from "../../arbitraries.ts";

const LIKE = "AppleWebKit/537.36 (KHTML, like Gecko)";
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE}`;
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) ${LIKE}`;
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

const USER_AGENTS: Record<BrowserName, readonly ((version: number) => string)[]> = {
  Chrome: [
    (v) => `${WINDOWS} Chrome/${v}.0.3945.79 Safari/537.36`,
    (v) => `${ANDROID} Chrome/${v}.0.0.0 Mobile Safari/537.36`,
    (v) => `${WINDOWS} HeadlessChrome/${v}.0.3945.0 Safari/537.36`,
    (v) => `${IPHONE} CriOS/${v}.0.6099.119 Mobile/15E148 Safari/604.1`,
    (v) => `${ANDROID} Version/4.0 Chrome/${v}.0.0.0 Mobile Safari/537.36 Line/13.6.0/IAB`,
  ],
  Firefox: [
    (v) => `Mozilla/5.0 (X11; Linux x86_64; rv:${v}.0) Gecko/20100101 Firefox/${v}.0`,
    (v) => `${IPHONE} FxiOS/${v}.0 Mobile/15E148 Safari/605.1.15`,
  ],
  Opera: [
    (v) => `${WINDOWS} Chrome/100.0.4896.127 Safari/537.36 OPR/${v}.0.4363.59`,
    (v) => `Opera/9.80 (Windows NT 6.1) Presto/2.12.388 Version/${v}.0`,
  ],
  Safari: [
    (v) =>
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${v}.1 Safari/605.1.15`,
    (v) => `${IPHONE} Version/${v}.0 Mobile/15E148 Safari/604.1`,
    (v) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${v}_2 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/10.19.0`,
    (v) => `Mozilla/5.0 (iPad; CPU OS ${v}_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`,
  ],
  Edge: [
    (v) => `${WINDOWS} Chrome/52.0.2743.116 Safari/537.36 Edge/${v}.15063`,
    (v) => `${WINDOWS} Chrome/120.0.0.0 Safari/537.36 Edg/${v}.0.2210.91`,
    (v) => `${ANDROID} Chrome/120.0.0.0 Mobile Safari/537.36 EdgA/${v}.0.2210.84`,
    (v) => `${IPHONE} Version/15.0 EdgiOS/${v}.0.2210.150 Mobile/15E148 Safari/604.1`,
  ],
  Samsung: [(v) => `${ANDROID} SamsungBrowser/${v}.0 Chrome/106.0.5249.126 Mobile Safari/537.36`],
};

test("the oldest versions are those of the spec", () => {
  expect(BROWSER_FLOOR).toEqual({ Chrome: 79, Firefox: 80, Opera: 86, Safari: 12, Edge: 15, Samsung: 20 });
});

describe.each(BROWSER_NAMES)("%s", (name) => {
  test.each(USER_AGENTS[name].map((write) => [write(BROWSER_FLOOR[name]), write] as const))("%s", (_, write) => {
    always([fc.integer({ min: 1, max: 300 })], (version) => {
      expect(browserOf(write(version))).toEqual({ name, version, supported: version >= BROWSER_FLOOR[name] });
    });
  });
});

describe("any other user agent", () => {
  test("is supported", () => {
    for (const text of ["", "curl/8.5.0", "Mozilla/5.0 (compatible; Something/1.0)", "SomethingChrome/1"]) {
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
