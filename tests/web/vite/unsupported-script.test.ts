import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BROWSER_FLOOR, BROWSER_NAMES, browserOf } from "../../../core/rules/platform.ts";
import { oldestBrowsers, unsupportedScript } from "../../../web/vite/oldest-browsers.ts";
import { always } from "../../always.ts";
import { BROWSER_USER_AGENTS } from "../../core/rules/browser-user-agents.ts";

interface Visit {
  readonly hasModules?: boolean;
  /** Whether the script comes before the page's body. */
  readonly early?: boolean;
}

/** Runs the script as a browser does, and tells whether it shows the notice. */
function showsNotice(userAgent: string, { hasModules = true, early = false }: Visit = {}): boolean {
  let shown = false;
  const note = { removeAttribute: (name: string) => (shown = name === "hidden") };
  let whenParsed = () => {};
  const document = {
    readyState: early ? "loading" : "interactive",
    createElement: () => (hasModules ? { noModule: false } : {}),
    getElementById: (id: string) => (id === "unsupported" ? note : null),
    addEventListener: (_type: string, listener: () => void) => (whenParsed = listener),
  };
  runInNewContext(unsupportedScript(), { document, navigator: { userAgent } });
  if (early) expect(shown).toBe(false);
  whenParsed();
  return shown;
}

const EDGE_HTML =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/64.0.3282.140 Safari/537.36";

describe("the script of the notice", () => {
  test("shows it exactly for the browsers below the floor table", () => {
    const aUserAgent = fc
      .constantFrom(...BROWSER_NAMES)
      .chain((name) => fc.constantFrom(...BROWSER_USER_AGENTS[name]))
      .chain((write) => fc.integer({ min: 1, max: 200 }).map(write));
    always([aUserAgent, fc.boolean()], (userAgent, early) => {
      expect(showsNotice(userAgent, { early })).toBe(!browserOf(userAgent).supported);
    });
  });

  test.each([15, 16, 17, 18])("shows it in Edge %i, which cannot read the bundle", (version) => {
    const userAgent = `${EDGE_HTML} Edge/${version}.17134`;
    expect(showsNotice(userAgent, { hasModules: version > 15 })).toBe(true);
    expect(showsNotice(userAgent, { hasModules: version > 15, early: true })).toBe(true);
  });

  test("shows it in any browser without modules, and not in an unknown one with them", () => {
    expect(showsNotice("Something/1.0", { hasModules: false })).toBe(true);
    expect(showsNotice("Something/1.0")).toBe(false);
  });

  test("uses the syntax of 2009 only", () => {
    expect(unsupportedScript()).not.toMatch(/=>|`|\.\.\.|\b(?:let|const|class|async|import)\b|\?\./);
  });
});

test("the build target has every browser of the floor table, each at its version", () => {
  const { Chrome, Firefox, Opera, Safari, Edge } = BROWSER_FLOOR;
  const expected = [
    `chrome${Chrome}`,
    `firefox${Firefox}`,
    `opera${Opera}`,
    `safari${Safari}`,
    `ios${Safari}`,
    `edge${Edge}`,
  ];
  expect(oldestBrowsers()).toEqual(expected);
});
