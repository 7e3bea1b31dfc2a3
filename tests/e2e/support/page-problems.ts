import type { Page } from "playwright-core";
import { axeViolations } from "./axe-violations.ts";
import { resize } from "./resize.ts";
import { DESKTOP, PHONE } from "./screen-sizes.ts";
import { smallTargets } from "./small-targets.ts";
import { smallText } from "./small-text.ts";

/** The rules that colours can break: the only ones that depend on the scheme. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * The problems of a page at its size, then at the other one, where it stays, since changing it back costs time; if asked,
 * in the light scheme, too: at one size, because a colour depends on the scheme only. `waitUntilReady` runs before each check.
 */
export async function pageProblems(
  page: Page,
  waitUntilReady: () => Promise<unknown>,
  light: boolean,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const isDesktop = page.viewportSize()?.width === DESKTOP.width;
  const [size, otherSize] = isDesktop ? [DESKTOP, PHONE] : [PHONE, DESKTOP];
  for (const current of [size, otherSize]) {
    if (current !== size) await resize(page, current);
    await waitUntilReady();
    for (const problem of await currentProblems(page)) problems.push(`${current.width} px wide: ${problem}`);
  }
  if (light) {
    for (const problem of await lightSchemeProblems(page)) problems.push(`light: ${problem}`);
  }
  return problems;
}

/** The problems of a page at its current size and in its current scheme. */
export async function currentProblems(page: Page): Promise<readonly string[]> {
  const { title, headings, unsized } = await page.evaluate(() => ({
    title: document.title,
    headings: document.querySelectorAll("h1").length,
    unsized: Array.from(document.querySelectorAll("img:not([width]), img:not([height])"), (each) => each.outerHTML),
  }));
  const problems = [...(await axeViolations(page))];
  if (title === "") problems.push("the document has no title");
  if (headings !== 1) problems.push(`${headings} headings of level 1`);
  for (const picture of unsized) problems.push(`a picture without a size: ${picture}`);
  problems.push(...(await tooWide(page)));
  for (const text of await smallText(page)) problems.push(`small text, ${text}`);
  if (page.viewportSize()?.width !== DESKTOP.width) {
    for (const target of await smallTargets(page)) problems.push(`small target, ${target}`);
  }
  return problems;
}

/** What makes a page wider than its screen, in words; nothing when it fits. */
export function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    // Not compared with the window: a phone zooms out until everything fits, and its window grows with that.
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = wide.map((element) => `${element.tagName.toLowerCase()}.${element.className}`).slice(0, 5);
    return [`scrolls sideways, ${scrollWidth} px on ${clientWidth} px: ${names.join(", ")}`];
  });
}

/** Every colour depends on the scheme, so a page can change its scheme without being drawn again. */
async function lightSchemeProblems(page: Page): Promise<readonly string[]> {
  const scheme = await page.evaluate(() => document.documentElement.dataset["scheme"]);
  await setScheme(page, "light");
  const problems = await axeViolations(page, COLOR_RULES);
  await setScheme(page, scheme);
  return problems;
}

function setScheme(page: Page, scheme: string | undefined): Promise<void> {
  return page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset["scheme"] = name;
    // Below an element with a transition, Chromium keeps some old colours until the whole page has a new layout.
    root.style.display = "none";
    root.getBoundingClientRect();
    root.style.display = "";
  }, scheme);
}
