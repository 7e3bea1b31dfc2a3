import { describe, expect, test } from "vitest";
import { BROWSER_FLOOR } from "../../../core/rules/platform.ts";
import { describeShare } from "../browsers/describe-journeys.ts";
import { openOldestPage } from "../browsers/open-oldest-page.ts";
import { setUpBrowser } from "../browsers/set-up-browser.ts";
import { hasNpmChromiums } from "../support/find-chromium.ts";

// Every journey runs there in e2e/browsers/browsers.long.test.ts.
describe(`Chrome ${BROWSER_FLOOR.Chrome}`, () => {
  const parts = setUpBrowser(openOldestPage);

  test("is the oldest supported browser, where one exists for this machine", () => {
    expect(parts.page.userAgent).toContain(hasNpmChromiums ? `Chrome/${BROWSER_FLOOR.Chrome}.` : "Chrome/");
  });

  describeShare(parts);
});
