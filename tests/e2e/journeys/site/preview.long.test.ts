import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { previewBrand } from "../../../../cli/compose/brand/preview-brand.ts";
import { draftText } from "../../../../web/text/th/wallet/drafts.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { freePort } from "../../../cluster/free-port.ts";
import { plainBrand } from "../../../web/brand/plain-brand.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { withdrawForm } from "../../support/forms/withdraw-form.ts";
import { openVisitor } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";

const folder = mkdtempSync(join(tmpdir(), "sanam-preview-"));
let browser: Browser;
beforeAll(async () => {
  browser = await sharedBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  rmSync(folder, { recursive: true, force: true });
});

/** Previews a brand at a port, as `sanam brand preview` does. */
async function preview(id: string, port: number) {
  const file = join(folder, `${id}.json`);
  writeFileSync(file, JSON.stringify({ ...plainBrand, id, name: `แบรนด์ ${id}` }));
  return unwrap(await previewBrand({ file, site: join(ROOT, "build/web"), port }, () => undefined));
}

async function signInAt(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await signIn(page);
  await page.waitForURL("**/auth/dashboard");
  await page.getByRole("main").getByText("324,850").waitFor();
}

const keysOf = (page: Page, id = "") =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), id);

test("two brands that are previewed at one address, one after the other, share nothing", async () => {
  const port = await freePort();
  const first = await preview("first", port);
  const { context, page } = await openVisitor(browser, PHONE, { serviceWorkers: "allow" });
  await signInAt(page, first.url);
  await page.goto(`${first.url}/auth/deposit`);
  await amountForm({ page }, "จำนวนเงินที่จะฝาก").amount().fill("777");
  await page.goto(`${first.url}/auth/withdraw`);
  // Neither the request nor any look at what became of it arrives.
  await page.route(/withdraw/i, (route) =>
    route.request().resourceType() === "fetch" ? route.abort() : route.continue(),
  );
  await withdrawForm({ page }).withdraw("1500");
  await expect.poll(async () => (await keysOf(page, "first")).join()).toMatch(/first\.intents\./);
  expect((await keysOf(page, "first")).join()).toMatch(/first\.drafts\..*/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await first.close();

  const second = await preview("second", port);
  await page.goto(`${second.url}/auth/dashboard`);
  await page.waitForURL("**/login");
  expect(await page.title()).toContain("แบรนด์ second");
  await signInAt(page, second.url);
  await page.goto(`${second.url}/auth/deposit`);
  await amountForm({ page }, "จำนวนเงินที่จะฝาก").amount().waitFor();
  expect(await page.getByRole("button", { name: draftText.useAmount }).count()).toBe(0);
  await page.goto(`${second.url}/auth/withdraw`);
  await withdrawForm({ page }).amount().waitFor();
  const own = await keysOf(page, "second");
  expect(own.filter((key) => /intents|drafts/.test(key))).toEqual([]);
  expect((await keysOf(page)).filter((key) => !/^(first|second)\./.test(key))).toEqual([]);

  // A worker would show the page of the brand before, and outlive the preview.
  for (let seconds = 0; seconds < 12; seconds += 2) await page.clock.fastForward(2000);
  const left = () =>
    page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, await caches.keys()]);
  await expect.poll(left).toEqual([0, []]);
  expect((await fetch(`${second.url}/worker.js`)).status).toBe(404);
  await context.close();
  await second.close();
});
