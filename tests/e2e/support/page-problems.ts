import type { Page } from "playwright-core";
import { axeViolations } from "./axe-violations.ts";
import { DESKTOP, PHONE } from "./launch-browser.ts";

/** The rules that colours can break; a scheme changes nothing else. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What is wrong with a page whatever it shows, at both sizes and in both schemes. It is left at the size that it had not
 * at first: turning it back would only cost time. `settle` ends once it stands still again.
 */
export async function pageFaults(page: Page, settle: () => Promise<unknown>): Promise<readonly string[]> {
  const faults: string[] = [];
  const begin = page.viewportSize()?.width === DESKTOP.width ? DESKTOP : PHONE;
  for (const size of begin === PHONE ? [PHONE, DESKTOP] : [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await settle();
    for (const words of await faultsAsItStands(page)) faults.push(`${size.width} px wide: ${words}`);
    for (const words of await faultsInLight(page)) faults.push(`${size.width} px wide, light: ${words}`);
  }
  return faults;
}

/** What is wrong with a page at the size and in the scheme that it has. */
export async function faultsAsItStands(page: Page): Promise<readonly string[]> {
  const { title, headings } = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll("h1").length,
  }));
  const faults = [...(await axeViolations(page))];
  if (title === "") faults.push("the document has no title");
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  if (!(await fitsAcross(page))) faults.push("scrolls sideways");
  return faults;
}

/** Whether nothing on a page is wider than its screen. */
export function fitsAcross(page: Page): Promise<boolean> {
  // Not the window's width: a phone zooms out until what is too wide fits, and its window grows with it.
  return page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
}

/** Every colour is a property of the scheme, so that a page that is drawn can be turned over as it stands. */
async function faultsInLight(page: Page): Promise<readonly string[]> {
  const scheme = await page.evaluate(() => document.documentElement.dataset["scheme"]);
  await wearScheme(page, "light");
  const faults = await axeViolations(page, COLOR_RULES);
  await wearScheme(page, scheme);
  return faults;
}

function wearScheme(page: Page, scheme: string | undefined): Promise<void> {
  return page.evaluate((worn) => {
    const root = document.documentElement;
    root.dataset["scheme"] = worn;
    // Chromium keeps the old colours of some elements below one with a transition, unless all is laid out anew.
    root.style.display = "none";
    root.getBoundingClientRect();
    root.style.display = "";
  }, scheme);
}
