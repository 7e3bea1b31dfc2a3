import { afterAll, beforeAll } from "vitest";
import { PHONE } from "../support/screen-sizes.ts";
import { type Site, startSite } from "../support/start-site.ts";
import type { BrowserPage } from "./browser-page.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

/** What the tests of one browser can use while they run. */
export interface BrowserParts {
  readonly site: Site;
  readonly page: BrowserPage;
  readonly visitor: Visitor;
}

/** Registers the hooks that start and close the site and a browser; read the parts inside a test only. */
export function setUpBrowser(open: (site: Site) => Promise<BrowserPage>): BrowserParts {
  let parts: BrowserParts | undefined;
  const started = () => {
    if (parts === undefined) throw new Error("The browser is there only while a test runs.");
    return parts;
  };
  beforeAll(async () => {
    const site = await startSite();
    await site.control("/back-office", { mode: "waiting" });
    try {
      const page = await open(site);
      parts = { site, page, visitor: visitorOf(page) };
      await page.resize(PHONE.width, PHONE.height);
    } catch (error) {
      await site.close();
      throw error;
    }
  });
  afterAll(async () => {
    await parts?.page.close();
    await parts?.site.close();
  });
  return {
    get site() {
      return started().site;
    },
    get page() {
      return started().page;
    },
    get visitor() {
      return started().visitor;
    },
  };
}
