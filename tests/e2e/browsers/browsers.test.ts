import { describe } from "vitest";
import { findChromium } from "../support/find-chromium.ts";
import { openBidiPage } from "./bidi-page.ts";
import { describeJourneys, describeShare } from "./describe-journeys.ts";
import { describeNotices } from "./describe-notices.ts";
import { openDevtoolsPage } from "./devtools-page.ts";
import { findFirefox, findWebKit } from "./find-browsers.ts";
import { type BrowserParts, setUpBrowser } from "./set-up-browser.ts";
import { openWebKitPage } from "./webkit-page.ts";

/** `npm run test:browsers` runs every journey, and `npm test` a share in the browsers that are there. */
const all = process.env["BROWSERS"] === "all";
const describePart = (parts: BrowserParts) => {
  describeNotices(parts);
  (all ? describeJourneys : describeShare)(parts);
};

const chromium = findChromium();
const firefox = findFirefox();
const webkit = findWebKit();

// The other journeys of `npm test` run in Chromium anyway.
if (all || (firefox === undefined && webkit === undefined)) {
  describe("Chromium", () => {
    const parts = setUpBrowser((site) => {
      if (chromium === undefined) throw new Error("Chromium is not there; `npm test` installs it.");
      return openDevtoolsPage(chromium, site);
    });
    describePart(parts);
  });
}

if (firefox !== undefined) {
  describe("Firefox", () => describePart(setUpBrowser((site) => openBidiPage(firefox, site))));
}

if (webkit !== undefined) {
  describe("WebKitGTK", () => describePart(setUpBrowser((site) => openWebKitPage(webkit, site))));
}
