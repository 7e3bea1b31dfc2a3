import type { Frame, Page } from "playwright-core";

const THAI = /[\u0e01-\u0e4e]/;

/**
 * Matches a Thai text of the site with the characters that the build adds for line breaks (web/text/thai-breaks.ts).
 * Playwright ignores U+200B in a string, but in no regular expression, and never U+2060.
 */
export function brokenText(text: string, { from = "", to = "" } = {}): RegExp {
  const letters = Array.from(text, (letter) =>
    letter === " " ? "[ \\u00a0]" : letter.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
  );
  return new RegExp(from + letters.join("[\\u200b\\u2060]*") + to, "i");
}

/** The same for what a test looks for by a string or a regular expression. */
function anyBreaks(sought: unknown, exact = false): unknown {
  if (typeof sought === "string" && THAI.test(sought)) {
    const edge = exact ? "\\s*" : "";
    return brokenText(sought.trim().replace(/\s+/g, " "), exact ? { from: `^${edge}`, to: `${edge}$` } : {});
  }
  if (!(sought instanceof RegExp)) return sought;
  const source = sought.source
    .replace(/(?<=[\u0e01-\u0e4e])(?=[\u0e01-\u0e4e])/gu, "[\\u200b\\u2060]*")
    .replace(/(?<!\[) /g, "[ \\u00a0]");
  return new RegExp(source, sought.flags);
}

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Options = { readonly [name: string]: unknown } | undefined;

const taught = new WeakSet<object>();

/** Teaches the locators of a browser's pages to find and to read texts by their words, whatever the build adds between. */
export function findTextsByWords(page: Page): void {
  const frame: Frame = page.mainFrame();
  for (const each of [frame, page.locator("html"), page.frameLocator("iframe")]) {
    const kind = Object.getPrototypeOf(each) as Record<string, Method | undefined>;
    if (taught.has(kind)) continue;
    taught.add(kind);
    for (const name of ["getByText", "getByLabel", "getByPlaceholder", "getByTitle", "getByAltText"]) {
      replace(kind, name, (sought, options) => [anyBreaks(sought, options?.["exact"] === true), options]);
    }
    replace(kind, "getByRole", (role, options) => [
      role,
      { ...options, name: anyBreaks(options?.["name"], options?.["exact"] === true) },
    ]);
    replace(kind, "locator", (selector, options) => [selector, withWords(options)]);
    replace(kind, "filter", (options) => [withWords(options as Options)]);
    for (const name of ["innerText", "textContent", "allInnerTexts", "allTextContents", "getAttribute"]) {
      const original = kind[name];
      if (!original) continue;
      kind[name] = async function (this: unknown, ...args) {
        const read = await original.apply(this, args);
        return Array.isArray(read) ? read.map(wordsOf) : wordsOf(read);
      };
    }
  }
}

function wordsOf(read: unknown): unknown {
  return typeof read === "string" ? read.replace(/[\u200b\u2060]/g, "").replace(/\u00a0/g, " ") : read;
}

function withWords(options: Options): Options {
  return (
    options && { ...options, hasText: anyBreaks(options["hasText"]), hasNotText: anyBreaks(options["hasNotText"]) }
  );
}

function replace(
  kind: Record<string, Method | undefined>,
  name: string,
  change: (first: unknown, options: Options) => readonly unknown[],
): void {
  const original = kind[name];
  if (!original) return;
  kind[name] = function (this: unknown, first, options) {
    return original.apply(this, [...change(first, options as Options)]);
  };
}
