import { describe, expect, test } from "vitest";
import { BROWSER_FLOOR } from "../../../core/rules/browser-floor.ts";
import { describeJourneys } from "../browsers/describe-journeys.ts";
import { describeNotices } from "../browsers/describe-notices.ts";
import { openDevtoolsPage } from "../browsers/devtools-page.ts";
import { setUpBrowser } from "../browsers/set-up-browser.ts";
import { findChromium } from "../support/find-chromium.ts";
import { findFloorBrowser, hasFloorBrowser } from "./find-floor-browser.ts";

describe(`Chrome ${BROWSER_FLOOR.Chrome}`, () => {
  const parts = setUpBrowser((site) => {
    const browser = findFloorBrowser() ?? (hasFloorBrowser ? undefined : findChromium());
    if (browser === undefined) throw new Error("Chromium 79 is not there; `npm test` downloads it.");
    return openDevtoolsPage(browser, site);
  });

  test("is the oldest supported browser, where one exists for this machine", () => {
    expect(parts.page.userAgent).toContain(hasFloorBrowser ? `Chrome/${BROWSER_FLOOR.Chrome}.` : "Chrome/");
  });

  describeNotices(parts);
  describeJourneys(parts);
});
