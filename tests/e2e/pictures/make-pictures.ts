import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../support/launch-browser.ts";
import { openMember, openVisitor } from "../support/open-page.ts";
import { DESKTOP, PHONE, type ScreenSize } from "../support/screen-sizes.ts";
import { startSite } from "../support/start-site.ts";
import { drawSheet } from "./draw-sheet.ts";

interface Shot {
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const hasGames = (page: Page) => page.getByRole("main").getByRole("link").first().waitFor();
const hasMoney = (page: Page) => page.getByText("฿").first().waitFor();
const hasLevel = (page: Page) => page.getByRole("progressbar").first().waitFor();

/** The phones of the README's first picture, row by row. */
const PHONE_SHOTS: readonly Shot[] = [
  { path: "/", ready: hasGames },
  { path: "/auth/dashboard", ready: hasLevel },
  { path: "/auth/withdraw", ready: (page) => fillAmount(page, "5000") },
  { path: "/auth/games/category?cat=all", ready: hasGames },
  { path: "/auth/media/wheel", ready: (page) => page.getByRole("table").first().waitFor() },
  { path: "/auth/deposit", ready: askForTransfer },
  { path: "/auth/inbox", ready: (page) => page.getByRole("main").getByText("฿").first().waitFor() },
  { path: "/auth/games/category?cat=casino", ready: hasGames },
  { path: "/auth/reward", ready: (page) => page.getByRole("button", { name: /^แลก/ }).first().waitFor() },
  { path: "/auth/media", ready: hasGames },
];
/** The desktops of its second picture. */
const DESKTOP_SHOTS: readonly Shot[] = [
  { path: "/", ready: hasGames },
  { path: "/auth/dashboard", ready: hasLevel },
  { path: "/auth/games/category?cat=all", ready: hasGames },
  { path: "/auth/transaction/history", ready: hasMoney },
];

// Draws screens side by side into two pictures. Run it after a build: `npm run tool -- pictures`.
const browser = await launchBrowser();
const site = await startSite();
try {
  await draw("overview.png", PHONE_SHOTS, PHONE, { columns: 5, scale: 0.75 });
  await draw("desktop.png", DESKTOP_SHOTS, DESKTOP, { columns: 2, scale: 0.6 });
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
  for (const { path, ready } of list) {
    const isMembers = path.startsWith("/auth");
    const { context, page } = isMembers
      ? await openMember(browser, site, "gold", size)
      : await openVisitor(browser, size);
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

async function askForTransfer(page: Page): Promise<void> {
  await fillAmount(page, "500");
  await page.getByRole("button", { name: /^ฝาก/ }).click();
  await page.getByRole("button", { name: /^โอนแล้ว/ }).waitFor();
}

async function fillAmount(page: Page, amount: string): Promise<void> {
  await page.locator("input[name=amount]").fill(amount);
}
