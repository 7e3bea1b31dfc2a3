import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchBrowser } from "../support/launch-browser.ts";
import { openMember, openVisitor } from "../support/open-page.ts";
import { PHONE } from "../support/screen-sizes.ts";
import { startSite } from "../support/start-site.ts";

/** The screens of the README's picture, from left to right. */
const SCREENS: readonly { readonly path: string; readonly ready: (page: Page) => Promise<unknown> }[] = [
  { path: "/", ready: (page) => page.getByText("฿").first().waitFor() },
  { path: "/auth/dashboard", ready: (page) => page.getByRole("progressbar").first().waitFor() },
  { path: "/auth/withdraw", ready: (page) => fillAmount(page, "5000") },
  {
    path: "/auth/games/category?cat=casino",
    ready: (page) => page.getByRole("main").getByRole("link").first().waitFor(),
  },
  { path: "/auth/media/wheel", ready: (page) => page.getByRole("table").first().waitFor() },
];

const GAP = 24;

// Draws the screens side by side into one picture. Run it after a build: `npm run pictures`.
const browser = await launchBrowser();
const site = await startSite();
try {
  const shots: string[] = [];
  for (const { path, ready } of SCREENS) {
    const open = path.startsWith("/auth") ? openMember(browser, site, "gold") : openVisitor(browser);
    const { context, page } = await open;
    await page.goto(site.url + path);
    await ready(page);
    await page.waitForLoadState("networkidle");
    shots.push((await page.screenshot({ animations: "disabled" })).toString("base64"));
    await context.close();
  }
  const width = SCREENS.length * (PHONE.width + GAP) + GAP;
  const sheet = await browser.newPage({ viewport: { width, height: PHONE.height + 2 * GAP } });
  const pictures = shots.map((shot) => `<img src="data:image/png;base64,${shot}">`).join("");
  await sheet.setContent(
    `<style>body{margin:0;padding:${GAP}px;display:grid;grid-auto-flow:column;grid-gap:${GAP}px;background:#060908}
img{width:${PHONE.width}px;border-radius:28px}</style>${pictures}`,
  );
  await sheet.screenshot({ path: join(import.meta.dirname, "overview.png") });
} finally {
  await browser.close();
  await site.close();
}

async function fillAmount(page: Page, amount: string): Promise<void> {
  await page.locator("input[name=amount]").fill(amount);
}
