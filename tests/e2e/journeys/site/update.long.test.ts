import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { shellText } from "../../../../web/text/th/site/shell.ts";
import { draftText } from "../../../../web/text/th/wallet/drafts.ts";
import { follow } from "../../support/follow.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openMember } from "../../support/open-page.ts";
import { openRequests } from "../../support/open-requests.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { setUpSite } from "../../support/set-up-site.ts";
import { type ReleasingSite, startReleasingSite } from "../../support/start-releasing-site.ts";
import { workerReady } from "../../support/worker-ready.ts";

const setup = setUpSite();
let site: ReleasingSite;
// A release cannot be taken back.
beforeEach(async () => {
  await setup.site.control("/reset");
  site = await startReleasingSite(setup.site);
});
afterEach(() => site?.close());

const open = () => openMember(setup.browser, site, "gold", PHONE, { serviceWorkers: "allow" });
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute("src"));
const hasWaitingIn = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed");
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    // It rejects when the new worker cannot be installed.
    await (await navigator.serviceWorker.getRegistration())?.update().catch(() => undefined);
  });
const choose = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name }).first().click();
/**
 * A browser puts off the change of workers, for up to five minutes, while it believes the old one to be busy; on a
 * crowded machine it sometimes does. Then the workers are stopped, as a browser stops idle ones at any time.
 */
async function newBuildComes(page: Page, first: string | null | undefined): Promise<void> {
  const isNew = async () => (await entryOf(page).catch(() => first)) !== first;
  for (let choices = 0; choices < 6 && !(await eventually(isNew)); choices += 1) {
    await stopWorkers(page);
    for (const name of ["ฝากเงิน", "หน้าหลัก"]) await choose(page, name).catch(() => undefined);
  }
  expect(await isNew()).toBe(true);
}
async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.detach();
}
const eventually = (isTrue: () => Promise<boolean>) =>
  expect
    .poll(isTrue, { timeout: 8000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

test("a new build waits for an open form, comes with the next page, and goes when its worker is removed", async () => {
  const { context, page } = await open();
  const entry = () => entryOf(page);
  const hasWaiting = () => hasWaitingIn(page);
  const amount = page.getByRole("textbox", { name: "จำนวนเงินที่จะฝาก" });
  await page.goto(`${site.url}/auth/deposit`);
  await amount.waitFor();
  await workerReady(page);
  const first = await entry();
  await amount.fill("500");

  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(hasWaiting, { timeout: 60_000 }).toBe(true);
  // The worker asks every page, and this one has an open form.
  const taken = await page.evaluate(async () => {
    Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
    const { waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    waiting?.postMessage("take-over", [port2]);
    return answer;
  });
  expect(taken).toBe(false);
  expect([await entry(), await amount.inputValue(), await hasWaiting()]).toEqual([first, "500", true]);

  await choose(page, "หน้าหลัก");
  await page.waitForURL(`${site.url}/auth/dashboard`);
  await newBuildComes(page, first);
  await page.getByRole("main").getByText("324,850").waitFor();
  expect(await hasWaiting()).toBe(false);

  // The shell of the new build is stored, and nothing is left of the old one.
  await context.setOffline(true);
  await page.goto(`${site.url}/auth/deposit`);
  await page.getByRole("main").getByRole("button", { name: draftText.useAmount }).waitFor();
  expect(await entry()).not.toBe(first);
  await context.setOffline(false);

  site.removeWorker();
  await page.goto(`${site.url}/auth/dashboard`);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 60_000,
    })
    .toBe(0);
  // The page that it controlled still used it; the next one has none.
  await page.goto(`${site.url}/auth/dashboard`);
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(2000);
        return page.evaluate(async () => [Boolean(navigator.serviceWorker.controller), (await caches.keys()).length]);
      },
      { timeout: 60_000 },
    )
    .toEqual([false, 0]);
  await context.close();
});

test("a new build waits for a money action under way, also when it is another tab's", async () => {
  await setup.site.control("/back-office", { mode: "waiting" });
  const { context, page } = await open();
  await page.goto(`${site.url}/auth/withdraw`);
  await withdrawForm({ page }).amount().waitFor();
  await workerReady(page);
  const first = await entryOf(page);
  const other = await context.newPage();
  await other.goto(`${site.url}/auth/dashboard`);
  await other.getByRole("main").getByText("324,850").waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/auth/withdraw/*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await withdrawForm({ page }).withdraw("1500");

  site.release();
  await lookForUpdate(other);
  await expect.poll(() => hasWaitingIn(other), { timeout: 60_000 }).toBe(true);
  // The other tab has no reason to wait, but its worker is this one's, too.
  await other.getByRole("main").getByRole("link", { name: "ฝากเงิน" }).first().click();
  await other.waitForURL("**/auth/deposit");
  await other.clock.fastForward(4000);
  expect([await entryOf(page), await hasWaitingIn(page)]).toEqual([first, true]);
  // A tab that is loaded again has the new build while the old one's worker still runs.
  await other.goto(`${site.url}/auth/dashboard`);
  await other.getByRole("main").getByText("324,850").waitFor();
  expect(await entryOf(other)).not.toBe(first);
  expect(await entryOf(page)).toBe(first);

  release();
  await page.getByRole("region", { name: "กำลังดำเนินการ" }).getByText("฿1,500.00").waitFor();
  expect((await openRequests(setup.site)).map(({ amount }) => amount)).toEqual([1500]);
  await newBuildComes(page, first);
  await page.getByRole("main").getByText("323,350").waitFor();
  await context.close();
});

test("a release without a sound worker, whose old files are gone, strands nobody", async () => {
  const { context, page } = await open();
  await page.goto(`${site.url}/auth/dashboard`);
  await page.getByRole("main").getByText("324,850").waitFor();
  await workerReady(page);
  const first = await entryOf(page);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });

  site.release();
  site.breakWorker();
  await lookForUpdate(page);
  expect(await hasWaitingIn(page)).toBe(false);
  // A screen of the old build is gone, and the new build is not there yet: the page says so, and stays.
  await follow(page, "/auth/settings/change-password");
  const failed = page.getByRole("alert").getByText(shellText.loadingChunk.title);
  await failed.waitFor();
  await page.clock.fastForward(10_000);
  expect([loads, await entryOf(page)]).toEqual([0, first]);

  const retry = page.getByRole("button", { name: shellText.retry });
  await expect
    .poll(
      async () => {
        if (await retry.isEnabled({ timeout: 1000 }).catch(() => false))
          await retry.click({ timeout: 1000 }).catch(() => undefined);
        await page.clock.fastForward(1000);
        return (await entryOf(page).catch(() => first)) !== first;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await page.locator("main input[type=password]").first().waitFor();
  expect(loads).toBe(1);
  await context.close();
});
