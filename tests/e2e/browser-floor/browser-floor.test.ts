import { expect, test } from "vitest";
import { BROWSER_FLOOR } from "../../../core/rules/browser-floor.ts";
import { describeJourneys, setUpBrowser } from "../browsers/describe-journeys.ts";
import { openDevtoolsPage } from "../browsers/devtools-page.ts";
import { findChromium } from "../support/find-chromium.ts";
import { findFloorBrowser, hasFloorBrowser } from "./find-floor-browser.ts";

const parts = setUpBrowser((site) => {
  const browser = findFloorBrowser() ?? (hasFloorBrowser ? undefined : findChromium());
  if (browser === undefined) throw new Error("Chromium 79 is not there; `npm test` downloads it.");
  return openDevtoolsPage(browser, site);
});

test("runs the oldest supported browser, where one exists for this machine", () => {
  expect(parts.page.userAgent).toContain(hasFloorBrowser ? `Chrome/${BROWSER_FLOOR.Chrome}.` : "Chrome/");
});

describeJourneys(`Chrome ${BROWSER_FLOOR.Chrome}`, parts);
