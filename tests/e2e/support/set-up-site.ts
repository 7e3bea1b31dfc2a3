import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { closeContexts, sharedBrowser } from "./shared-browser.ts";
import { type Site, startSite } from "./start-site.ts";

/** One browser and one site for all tests of a file. */
export interface SiteSetup {
  readonly browser: Browser;
  readonly site: Site;
}

/** Registers the hooks that start and close both; read the parts inside a test only. `siteDir` is that of another build. */
export function setUpSite(siteDir?: string): SiteSetup {
  let parts: SiteSetup | undefined;
  const started = () => {
    if (parts === undefined) throw new Error("The site is there only while a test runs.");
    return parts;
  };
  beforeAll(async () => {
    const [browser, site] = await Promise.all([sharedBrowser(), startSite({ siteDir })]);
    parts = { browser, site };
  });
  afterAll(async () => {
    await closeContexts(parts?.browser);
    await parts?.site.close();
  });
  return {
    get browser() {
      return started().browser;
    },
    get site() {
      return started().site;
    },
  };
}
