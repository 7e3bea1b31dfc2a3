import { afterAll, beforeAll, expect, test } from "vitest";
import { draftText } from "../../../../web/text/th/wallet/drafts.ts";
import { openMember } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { setUpSite } from "../../support/set-up-site.ts";
import { type ReleasingSite, startReleasingSite } from "../../support/start-releasing-site.ts";
import { workerReady } from "../../support/worker-ready.ts";

const setup = setUpSite();
let site: ReleasingSite;
beforeAll(async () => {
  site = await startReleasingSite(setup.site);
});
afterAll(() => site?.close());

test("a new build waits for an open form, comes with the next page, and goes when its worker is removed", async () => {
  const { context, page } = await openMember(setup.browser, site, "gold", PHONE, { serviceWorkers: "allow" });
  const entry = () => page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute("src"));
  const hasWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === "installed");
  const amount = page.getByRole("textbox", { name: "จำนวนเงินที่จะฝาก" });
  await page.goto(`${site.url}/auth/deposit`);
  await amount.waitFor();
  await workerReady(page);
  const first = await entry();
  await amount.fill("500");

  site.release();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(hasWaiting, { timeout: 20_000 }).toBe(true);
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

  await page.getByRole("navigation").getByRole("link", { name: "หน้าหลัก" }).first().click();
  await page.waitForURL(`${site.url}/auth/dashboard`);
  await expect.poll(async () => (await entry().catch(() => first)) !== first, { timeout: 20_000 }).toBe(true);
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
      timeout: 20_000,
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
      { timeout: 20_000 },
    )
    .toEqual([false, 0]);
  await context.close();
});
