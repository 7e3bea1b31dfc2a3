import { describe } from "vitest";
import { findChromium } from "../support/find-chromium.ts";
import { openBidiPage } from "./bidi-page.ts";
import type { BrowserPage } from "./browser-page.ts";
import { describeJourneys } from "./describe-journeys.ts";
import { describeNotices } from "./describe-notices.ts";
import { openDevtoolsPage } from "./devtools-page.ts";
import { ensureFirefox, ensureWebKit } from "./find-browsers.ts";
import { openOldestPage } from "./open-oldest-page.ts";
import { setUpBrowser } from "./set-up-browser.ts";
import { openWebKitPage } from "./webkit-page.ts";

type Open = (site: { readonly url: string }) => Promise<BrowserPage>;

// One browser after the other: a slow machine must not decide about a browser.
describe.each<[string, Open]>([
  ["Chrome 79", openOldestPage],
  ["Chromium", (site) => openDevtoolsPage(findChromium() ?? "no browser", site)],
  ["Firefox", (site) => openBidiPage(ensureFirefox(), site)],
])("%s", (_, open) => {
  const parts = setUpBrowser(open);
  describeNotices(parts);
  describeJourneys(parts);
});

describe("WebKitGTK", () => {
  const parts = setUpBrowser((site) => openWebKitPage(ensureWebKit(), site));
  describeNotices(parts);
  // Its driver loses a press now and then, and why is not known: WEBKIT=all runs the journeys, too.
  if (process.env["WEBKIT"] === "all") describeJourneys(parts);
});
