import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { lastingPage } from "./lasting-page.ts";
import { NOON } from "./noon.ts";
import { openVisitor, SESSION_KEY, signInAt } from "./open-page.ts";
import { DESKTOP, PHONE } from "./screen-sizes.ts";
import { setUpSite } from "./set-up-site.ts";

const setup = setUpSite();

/** Everything that the site, or a journey, can leave in a page. */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem("trace", "1");
    sessionStorage.setItem("trace", "1");
    // The oldest browser has no cookie store.
    document.cookie = "trace=1";
    window.name = "trace";
    await caches.open("trace");
    await new Promise((resolve) => {
      const opening = indexedDB.open("trace");
      opening.onsuccess = () => resolve(opening.result.close());
    });
  });
}

function tracesOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => [
    [localStorage.getItem("trace"), sessionStorage.getItem("trace"), document.cookie, window.name],
    await caches.keys(),
    await indexedDB.databases(),
  ]);
}

test("a page is clean for the next journey: storage, routes, listeners, size and time", async () => {
  const opened = await openVisitor(setup.browser);
  const { page } = opened;
  const lasting = lastingPage(opened);
  let replies = 0;
  page.on("response", () => {
    replies += 1;
  });
  await page.route("**/api/**", (route) => route.abort());
  await page.goto(`${setup.site.url}/terms`);
  await leaveTraces(page);
  await page.setViewportSize(DESKTOP);
  const traces = [["1", "1", "trace=1", "trace"], ["trace"], [{ name: "trace", version: 1 }]];
  expect(await tracesOf(page)).toEqual(traces);

  expect(await lasting.clean(setup.site)).toBe(true);
  const before = replies;
  await lasting.begin(await signInAt(setup.site, "gold"));
  expect(await tracesOf(page)).toEqual([[null, null, "", ""], [], []]);
  expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toContain("token");
  expect(page.viewportSize()).toEqual(PHONE);
  expect((await page.evaluate(() => Date.now())) - Date.parse(NOON)).toBeLessThan(60_000);
  await page.goto(`${setup.site.url}/auth/dashboard`);
  await page.getByText("เครดิต ณ").first().waitFor();
  expect(replies).toBe(before);
  await opened.context.close();
});

test.each<[string, (page: Page) => Promise<unknown>]>([
  ["adds a script to each document", (page) => page.addInitScript(() => undefined)],
  ["pretends other media", (page) => page.emulateMedia({ colorScheme: "light" })],
  ["changes the clock", (page) => page.clock.pauseAt(Date.parse(NOON) + 1_000)],
  ["closes the page", (page) => page.close()],
  ["opens a second page", (page) => page.context().newPage()],
])("a journey that %s leaves no page to the next one", async (_, change) => {
  const opened = await openVisitor(setup.browser);
  const lasting = lastingPage(opened);
  await change(opened.page);
  expect(await lasting.clean(setup.site)).toBe(false);
  expect(opened.context.pages()).toEqual([]);
});
