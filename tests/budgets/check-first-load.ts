import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { ROOT } from "../../cli/boot/root.mjs";
import { launchBrowser } from "../e2e/support/launch-browser.ts";
import { NOON } from "../e2e/support/noon.ts";
import { openVisitor } from "../e2e/support/open-page.ts";
import { DESKTOP, PHONE, type ScreenSize } from "../e2e/support/screen-sizes.ts";
import { type Site, startSite } from "../e2e/support/start-site.ts";
import { FIRST_LOAD_LIMIT } from "./bundle.ts";

const FIRST_SECONDS_MS = 3000;

/**
 * The gzipped bytes of all scripts that a new visitor's page requests within its first three seconds, when the visitor
 * does nothing. The page's clock is moved by hand, so that a busy machine does not change the figure.
 */
async function firstLoad(browser: Browser, site: Site, path: string, size: ScreenSize): Promise<number> {
  const { context, page } = await openVisitor(browser, size);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) scripts.add(pathname);
  });
  await page.clock.pauseAt(Date.parse(NOON) + 60_000);
  await page.goto(site.url + path);
  await page.locator("main h1").first().waitFor();
  await page.clock.runFor(FIRST_SECONDS_MS - 1);
  await page.waitForLoadState("networkidle");
  await context.close();
  const sizes = [...scripts].map((file) => gzipSync(readFileSync(join(ROOT, "build/web", file)), { level: 9 }).length);
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
try {
  for (const path of ["/", "/login"]) {
    for (const size of [PHONE, DESKTOP]) {
      const bytes = await firstLoad(browser, site, path, size);
      const over = bytes > FIRST_LOAD_LIMIT;
      const figure = `${(bytes / 1000).toFixed(1)} of ${FIRST_LOAD_LIMIT / 1000} kB`;
      console.log(`${over ? "OVER" : "ok  "} ${figure}  ${path} in its first three seconds, ${size.width} px wide`);
      if (over) process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await site.close();
}
