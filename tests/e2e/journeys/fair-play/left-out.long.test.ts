import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../../../cli/boot/root.mjs";
import { PAGE_TEMPLATE } from "../../../../contracts/delivery/built-brand.ts";
import type { FairPlayPart } from "../../../../core/site/model.ts";
import { loadDrawPng } from "../../../../web/brand/files/draw-png.ts";
import { openBrands } from "../../../../web/brand/files/open-brands.ts";
import { unwrap } from "../../../adapters/house/test-house.ts";
import { plainBrand } from "../../../web/brand/plain-brand.ts";
import { amountForm } from "../../support/forms/amount-form.ts";
import { openWithSession, signInAt } from "../../support/open-page.ts";
import { closeContexts, sharedBrowser } from "../../support/shared-browser.ts";
import { type Site, startSite } from "../../support/start-site.ts";

const FAIR_PLAY = "/auth/settings/fair-play";

let folder: string;
let browser: Browser;
let site: Site | undefined;
let page: Page;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "sanam-left-out-"));
  browser = await sharedBrowser();
});
afterEach(async () => {
  await closeContexts(browser);
  await site?.close();
  site = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { send } = amountForm({
  get page() {
    return page;
  },
});
const go = (path: string) => page.goto(`${site?.url}${path}`);
const main = () => page.getByRole("main");
const links = () => page.evaluate(() => Array.from(document.links, ({ pathname, search }) => pathname + search));

/** A member's page at a brand that leaves these parts out; the member has a limit of ฿500 a day. */
async function openWithout(leaveOut: readonly FairPlayPart[]): Promise<void> {
  const file = join(folder, "brand.json");
  writeFileSync(file, JSON.stringify({ ...plainBrand, fairPlay: { leaveOut, realityCheckMinutes: 30 } }));
  const template = readFileSync(join(ROOT, "build/web", PAGE_TEMPLATE), "utf8");
  const brands = unwrap(openBrands({ paths: [file], usual: undefined }, template, await loadDrawPng()));
  const started = await startSite({ brands: brands.current });
  site = started;
  const session = await signInAt(started, "gold");
  ({ page } = await openWithSession(session, { browser, site: started }));
  await call("/limit", { kind: "deposit", period: "day", amount: 500 }, session.token);
}

async function call(path: string, body: object, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const reply = await fetch(`${site?.url}/api/auth/fair-play${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(reply.status, await reply.text()).toBe(200);
}

test("without its tabs, the page and every link to it are gone, and a limit still refuses in words", async () => {
  await openWithout(["limits", "month", "break"]);
  await go("/auth/deposit");
  await send("501");
  await main().getByText("ถึงขีดจำกัดการฝากที่คุณตั้งไว้ ฿500.00").waitFor();
  expect((await links()).filter((link) => link.startsWith(FAIR_PLAY))).toEqual([]);
  const closed = await go(FAIR_PLAY);
  expect(closed?.status()).toBe(404);
  await page.waitForURL(/\/404$/);
});

test("without limits, the page begins with the month and the reminder, whose minutes are the brand's", async () => {
  await openWithout(["limits"]);
  await go(FAIR_PLAY);
  await main().getByText("ตอนนี้ใช้ค่าที่เว็บตั้งไว้ คือทุก 30 นาที").waitFor();
  await main().getByText("ได้เสียสุทธิรายวัน").waitFor();
  await main().getByRole("link", { name: "พักเล่น" }).waitFor();
  expect(await main().getByRole("link", { name: "วงเงิน", exact: true }).count()).toBe(0);
  await go("/auth/deposit");
  await send("501");
  await main().getByText("ถึงขีดจำกัดการฝากที่คุณตั้งไว้ ฿500.00").waitFor();
  expect(await main().getByRole("link", { name: "ดูวงเงินและการพักเล่น" }).count()).toBe(0);
});

test("without reminders and suggestions, neither is shown", async () => {
  await openWithout(["reality-check", "suggestion"]);
  await page.route("**/api/auth/fair-play", async (route) => {
    const reply = await route.fetch();
    const signs = [{ sign: "nights", nights: 3, last: "2026-11-20" }];
    await route.fulfill({ response: reply, json: { ...((await reply.json()) as object), signs } });
  });
  const loaded = page.waitForResponse("**/api/auth/fair-play");
  await go("/auth/dashboard");
  await loaded;
  await main().getByRole("heading", { name: "ประกาศ" }).waitFor();
  expect(await main().getByText("ฝากหลังเที่ยงคืน").count()).toBe(0);
  await go(FAIR_PLAY);
  await main().getByText("ประวัติการตั้งค่า").first().waitFor();
  expect(await main().getByText("เตือนระหว่างเล่น").count()).toBe(0);
});
