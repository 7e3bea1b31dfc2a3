import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { PAGE_TEMPLATE } from "../../../../contracts/delivery/built-brand.ts";
import { closedPaths } from "../../../../contracts/delivery/closed-paths.ts";
import { FEATURES } from "../../../../core/site/model.ts";
import { loadDrawPng } from "../../../../web/brand/files/draw-png.ts";
import { openBrands } from "../../../../web/brand/files/open-brands.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { plainBrand } from "../../../web/brand/plain-brand.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { openVisitor } from "../../support/open-page.ts";
import { PHONE } from "../../support/screen-sizes.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { signIn } from "../../support/sign-in.ts";
import { type Site, startSite } from "../../support/start-site.ts";

const ALL_OFF = Object.fromEntries(FEATURES.map((feature) => [feature, false]));
const CLOSED = new RegExp(closedPaths(ALL_OFF) ?? "");

let folder: string;
let browser: Browser;
let house: Site;
let context: BrowserContext;
let page: Page;
const { send } = amountForm({
  get page() {
    return page;
  },
});
/** What the page asked the house for. */
const calls: string[] = [];

/** A brand in a file of its own: everything off, and some words that are the operator's. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-features-"));
  const file = join(folder, "bare.json");
  const texts = {
    "shell.menu.contact": "คุยกับเรา",
    "shell.footer.age": "เฉพาะผู้ที่อายุครบ {1} ปีแล้ว",
    "dashboard.greeting": "ยินดีต้อนรับ {1}",
  };
  const inputRules = { depositMinimumBaht: 350, withdrawalMinimumBaht: 600 };
  const brand = { ...plainBrand, features: ALL_OFF, texts, inputRules, titleTemplate: "%name%: %page%" };
  writeFileSync(file, JSON.stringify(brand));
  const template = readFileSync(join(ROOT, "build/web", PAGE_TEMPLATE), "utf8");
  const brands = unwrap(openBrands({ paths: [file], usual: undefined }, template, await loadDrawPng()));
  [browser, house] = await Promise.all([sharedBrowser(), startSite({ brands: brands.current })]);
  ({ context, page } = await openVisitor(browser, PHONE));
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
});
afterAll(async () => {
  await context?.close();
  await closeContexts(browser);
  await house?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The links of the page, and of its menu, to pages that are off. */
async function closedLinks(): Promise<readonly string[]> {
  await page.getByRole("button", { name: "เมนูหลัก" }).click();
  await page.getByRole("dialog").getByRole("link").first().waitFor();
  const links = await page.evaluate(() => Array.from(document.links, ({ pathname }) => pathname));
  await page.keyboard.press("Escape");
  expect(links.length).toBeGreaterThan(5);
  return links.filter((path) => CLOSED.test(path));
}

test("a brand without any feature has no link to one, on a phone, and says what its operator wrote", async () => {
  await page.goto(house.url);
  await page.getByRole("link", { name: "สมัครสมาชิก" }).first().waitFor();
  await page.getByText("เฉพาะผู้ที่อายุครบ 20 ปีแล้ว").waitFor();
  expect(await closedLinks()).toEqual([]);
  const closed = await page.goto(`${house.url}/promotion`);
  expect(closed?.status()).toBe(404);
  await page.waitForURL(/\/404$/);
  // A friend's link still leads to the registration.
  await page.goto(`${house.url}/aff/abc`);
  await page.waitForURL(/\/register$/);
  await page.goto(`${house.url}/login`);
  await signIn(page);
  await page.getByRole("heading", { name: /^ยินดีต้อนรับ / }).waitFor();
  expect(await page.title()).toMatch(/^สนาม: /);
  await page.getByRole("link", { name: "คุยกับเรา" }).first().waitFor();
  expect(await closedLinks()).toEqual([]);
  for (const [path, heading] of [
    ["/auth/deposit", "ฝากเงิน"],
    ["/auth/media", "กิจกรรม"],
    ["/auth/inbox", "กล่องข้อความ"],
  ] as const) {
    await page.goto(house.url + path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    await page.locator("main a, main button").first().waitFor();
    expect(await closedLinks(), path).toEqual([]);
  }
  await page.goto(`${house.url}/auth/media/wheel`);
  await page.waitForURL(/\/404$/);
  expect(
    calls.filter((path) => /^\/api\/auth\/(reward|wheel|affiliate|game\/(check-in|flip-card))/.test(path)),
  ).toEqual([]);
});

test("its smallest deposit and withdrawal are told, offered and refused below, before anything is sent", async () => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  const choices = () => page.locator("main form button[type=button]").allInnerTexts();
  for (const [path, hint, less, refusal, tooSmall] of [
    ["/auth/deposit", /^ขั้นต่ำ ฿350\.00 สูงสุด/, "349.99", "จำนวนเงินขั้นต่ำ ฿350.00", "300"],
    ["/auth/withdraw", /^ตอนนี้ถอนได้ ฿600\.00 ถึง/, "599.99", "จำนวนเงินขั้นต่ำ ฿600.00", "500"],
  ] as const) {
    await page.goto(house.url + path);
    await page.getByText(hint).waitFor();
    expect(await choices()).toContain("5,000");
    expect(await choices()).not.toContain(tooSmall);
    await send(less);
    await page.getByText(refusal, { exact: true }).waitFor();
  }
  expect(sent.filter((path) => /deposit|withdraw/.test(path))).toEqual([]);
  await page.goto(`${house.url}/auth/deposit`);
  await send("350");
  await page.getByText("฿350.00").first().waitFor();
  await expect.poll(() => sent.some((path) => /deposit/.test(path))).toBe(true);
});
