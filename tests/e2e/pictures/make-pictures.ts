import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";
import { launchBrowser } from "../support/launch-browser.ts";
import { openMember, openVisitor } from "../support/open-page.ts";
import { answerRequest, openRequests } from "../support/open-requests.ts";
import { DESKTOP, PHONE, type ScreenSize } from "../support/screen-sizes.ts";
import { startSite } from "../support/start-site.ts";
import { drawSheet, toWebp } from "./draw-sheet.ts";

interface Shot {
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
  /** Of the browser; Thai without it. */
  readonly locale?: string;
}

const hasGames = (page: Page) => page.getByRole("main").getByRole("link").first().waitFor();
const hasMoney = (page: Page) => page.getByText("฿").first().waitFor();
const hasLevel = (page: Page) => page.getByRole("progressbar").first().waitFor();

const english = (shot: Shot): Shot => ({ ...shot, locale: "en-GB" });

/** The phones of the README's picture: a row in Thai, and one in English. */
const PHONE_SHOTS: readonly Shot[] = [
  { path: "/", ready: hasGames },
  { path: "/auth/dashboard", ready: hasLevel },
  { path: "/auth/withdraw", ready: (page) => fillAmount(page, "5000") },
  { path: "/auth/games/category?cat=all", ready: hasGames },
  { path: "/auth/media/wheel", ready: (page) => page.getByRole("table").first().waitFor() },
  english({ path: "/", ready: hasGames }),
  english({ path: "/auth/dashboard", ready: hasLevel }),
  english({ path: "/auth/deposit", ready: askForTransfer }),
  english({
    path: "/auth/reward",
    ready: (page) =>
      page
        .getByRole("button", { name: /^Claim/ })
        .first()
        .waitFor(),
  }),
  english({ path: "/auth/media", ready: hasGames }),
];
/** The desktops of its second picture. */
const DESKTOP_SHOTS: readonly Shot[] = [
  { path: "/", ready: hasGames },
  { path: "/auth/dashboard", ready: hasLevel },
  { path: "/auth/games/category?cat=all", ready: hasGames },
  { path: "/auth/transaction/history", ready: hasMoney },
];

const TRANSFERRED = /^(ฉันโอนแล้ว|I have paid)/;
const DEPOSIT_FRAMES_MS = [0, 200, 400, 650, 1000, 1800];
const WHEEL_FRAMES_MS = [150, 900, 1800, 2700, 3450, 4200];

// Draws screens side by side into two pictures, and moments into a third. Run it after a build: `npm run tool -- pictures`.
const browser = await launchBrowser();
const site = await startSite();
try {
  await draw("overview.png", PHONE_SHOTS, PHONE, { columns: 5, scale: 0.75 });
  await draw("desktop.png", DESKTOP_SHOTS, DESKTOP, { columns: 2, scale: 0.6 });
  await drawStrips("moments.webp");
} finally {
  await browser.close();
  await site.close();
}

async function draw(
  file: string,
  list: readonly Shot[],
  size: ScreenSize,
  { columns, scale }: { readonly columns: number; readonly scale: number },
): Promise<void> {
  const shots: Buffer[] = [];
  for (const { path, ready, locale = "th-TH" } of list) {
    const isMembers = path.startsWith("/auth");
    const { context, page } = isMembers
      ? await openMember(browser, site, "gold", size, { locale })
      : await openVisitor(browser, size, { locale });
    await page.goto(site.url + path);
    await ready(page);
    // The members' event stream opens after some seconds, so the network is idle before.
    await page.waitForLoadState("networkidle");
    shots.push(await page.screenshot({ animations: "disabled" }));
    await context.close();
  }
  const width = Math.round(size.width * scale);
  writeFileSync(join(import.meta.dirname, file), await drawSheet(browser, shots, { columns, width }));
}

/** Six frames of a credited deposit, and below them six of a wheel. */
async function drawStrips(file: string): Promise<void> {
  const open = (username: string) => openMember(browser, site, username, PHONE, { reducedMotion: "no-preference" });
  // Gold has the open deposit of the phones above, and staff answer the oldest one.
  const deposit = await open("silver");
  await deposit.page.goto(`${site.url}/auth/deposit`);
  await askForTransfer(deposit.page);
  await deposit.page.getByRole("button", { name: TRANSFERRED }).click();
  await deposit.page.getByText("กำลังตรวจสอบยอด").first().waitFor();
  for (const _ of await openRequests(site)) await answerRequest(site, "approve");
  await deposit.page.getByRole("heading", { name: "เงินเข้าแล้ว" }).waitFor();
  const credited = await frames(deposit.page, DEPOSIT_FRAMES_MS);
  const wheel = await open("gold");
  await wheel.page.goto(`${site.url}/auth/media/wheel`);
  await wheel.page.getByRole("table").first().waitFor();
  let spun: readonly Buffer[] = [];
  // The strip shows a spin that wins; a member has five a day.
  for (let spins = 0; spins < 5 && (await wheel.page.getByText(/^ได้รับ/).count()) === 0; spins += 1) {
    await wheel.page.getByRole("button", { name: /^หมุน/ }).click();
    spun = await frames(wheel.page, WHEEL_FRAMES_MS);
  }
  await Promise.all([deposit.context.close(), wheel.context.close()]);
  const sheet = await drawSheet(browser, [...credited, ...spun], { columns: 6, width: 260 });
  writeFileSync(join(import.meta.dirname, file), await toWebp(browser, sheet));
}

/** Pictures of a moving page. Each is taken at its time, or as soon as the one before is there. */
async function frames(page: Page, timesMs: readonly number[]): Promise<readonly Buffer[]> {
  const begin = performance.now();
  const shots: Buffer[] = [];
  for (const time of timesMs) {
    await wait(Math.max(0, begin + time - performance.now()));
    shots.push(await page.screenshot());
  }
  return shots;
}

async function askForTransfer(page: Page): Promise<void> {
  await fillAmount(page, "500");
  await page.getByRole("main").locator("button[type=submit]").click();
  await page.getByRole("button", { name: TRANSFERRED }).waitFor();
}

async function fillAmount(page: Page, amount: string): Promise<void> {
  await page.locator("input[name=amount]").fill(amount);
}
