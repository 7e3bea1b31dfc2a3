import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { isThaiText, type Language } from "../../../core/sentences/sentences.ts";
import { brand } from "../../../web/brand/active-brand.ts";
import { shellText as english } from "../../../web/text/en/site/shell.ts";
import { textTable } from "../../web/text/text-tables.ts";
import { leaveSite } from "../support/leave-site.ts";
import { OTHER_LOBBIES, ROUTE_ADDRESSES } from "./addresses.ts";
import { setUpWalk, userOf } from "./set-up-walk.ts";

const walk = setUpWalk();
const SETTINGS = `${brand.id}.device.settings`;
/** What a backend says may begin and end like a shorter part of ours. */
const SHORTEST_PART = 16;

/** A category of rewards, which the backend names as we do. */
const NAMED_LIKE_OURS = new Set(["เครดิต"]);

/** All Thai texts of ours: whole ones, and the parts of texts with values. */
const ours = await thaiTexts();

async function thaiTexts() {
  const all = [...(await textTable("th")).values()];
  const plain = all.flatMap((text) => (typeof text === "string" ? [wordsOf(text)] : []));
  const parts = all
    .flatMap((text) => (typeof text === "function" ? (String(text).match(/"[^"\n]*"|`[^`]*`/g) ?? []) : []))
    .flatMap((literal) => literal.slice(1, -1).split(/\$\{[^}]*\}/))
    .map(wordsOf);
  return {
    whole: new Set(plain.filter(isThaiText)),
    parts: [...plain, ...parts].filter((text) => isThaiText(text) && text.length >= SHORTEST_PART),
  };
}

const isOurs = (line: string) =>
  !NAMED_LIKE_OURS.has(line) && (ours.whole.has(line) || ours.parts.some((part) => line.includes(part)));

/** Without what the build adds for line breaks. */
function wordsOf(text: string): string {
  return text
    .replace(/[\u200b\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** What a person reads or hears on a page: its title, its lines and its labels, without the time, which passes. */
async function linesOf(page: Page): Promise<readonly string[]> {
  const lines = await page.evaluate(() => [
    document.title,
    ...document.body.innerText.split("\n"),
    ...Array.from(document.querySelectorAll("[aria-label], [placeholder], [title], [alt]"), (element) =>
      ["aria-label", "placeholder", "title", "alt"].map((name) => element.getAttribute(name) ?? "").join(" "),
    ),
  ]);
  const timeless = (line: string) =>
    wordsOf(line)
      .replace(/\d+:\d\d(:\d\d)?/g, "#")
      .replace(/\b(just now|(an?|\d+) (minute|hour|day)s? ago)\b/g, "#");
  return lines.map(timeless).filter(Boolean);
}

/** Another tab of each browser: it stores what a person chooses there. */
const otherTabs = new Map<BrowserContext, Promise<Page>>();

async function choose(context: BrowserContext, language: Language | undefined): Promise<void> {
  const open = async () => {
    const page = await context.newPage();
    await leaveSite(page, walk.site.url);
    return page;
  };
  const tab = otherTabs.get(context) ?? open();
  otherTabs.set(context, tab);
  const settings = language && JSON.stringify({ confirmationsStayOpen: false, language });
  await (await tab).evaluate(
    ([key = "", value]) => (value ? localStorage.setItem(key, value) : localStorage.removeItem(key)),
    [SETTINGS, settings],
  );
}

/** Waits until a page is drawn in a language. */
async function showAll(page: Page, language: Language): Promise<void> {
  await page.waitForFunction((expected) => document.documentElement.lang === expected, language);
  await page.locator("main h1").first().waitFor();
  // The parts below the first screen load when the visitor first does something.
  await page.mouse.move(10, 10);
}

/** The lines of a page once they stay as they are, and no skeleton is left. */
async function lastLinesOf(page: Page): Promise<readonly string[]> {
  let last: readonly string[] = [];
  const changes = async () => {
    const before = last;
    last = await linesOf(page);
    return last.includes(english.loading) || before.join("\n") !== last.join("\n");
  };
  await expect.poll(changes, { interval: 400 }).toBe(false);
  return last;
}

/** Every page as phones show it, and what only desktops show. */
const VIEWS = [
  ...[...ROUTE_ADDRESSES, ...OTHER_LOBBIES].map((address) => ({ ...address, size: "phone" as const })),
  ...ROUTE_ADDRESSES.filter(({ path }) => path === "/" || path === "/auth/dashboard").map((address) => ({
    ...address,
    size: "desktop" as const,
  })),
];

test.each(VIEWS)(
  "$path on a $size, switched to English, shows what a page shows that is opened in English, and nothing of ours in Thai",
  async ({ size, ...address }) => {
    const page = await walk.pageOf(userOf(address), size);
    const open = async (language: Language) => {
      await page.goto(`${walk.site.url}${address.path}`);
      await showAll(page, language);
    };
    await leaveSite(page, walk.site.url);
    await choose(page.context(), "en");
    await open("en");
    const opened = await lastLinesOf(page);
    expect(opened.filter(isOurs)).toEqual([]);
    await choose(page.context(), undefined);
    await open("th");
    await choose(page.context(), "en");
    await showAll(page, "en");
    // What the house says in the page's language is read again.
    await expect.poll(() => linesOf(page), { timeout: 20_000 }).toEqual(opened);
  },
);
