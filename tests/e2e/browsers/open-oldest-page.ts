import { findChromium, findFloorBrowser, hasNpmChromiums } from "../support/find-chromium.ts";
import type { Site } from "../support/start-site.ts";
import type { BrowserPage } from "./browser-page.ts";
import { openDevtoolsPage } from "./devtools-page.ts";

/** A page in Chromium 79; in the current one on a machine for which there is none. */
export async function openOldestPage(site: Pick<Site, "url">): Promise<BrowserPage> {
  const browser = findFloorBrowser() ?? (hasNpmChromiums ? undefined : findChromium());
  if (browser === undefined) throw new Error("Chromium 79 is not there; `npm test` downloads it.");
  return openDevtoolsPage(browser, site);
}
