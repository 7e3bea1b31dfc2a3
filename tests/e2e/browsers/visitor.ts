import { expect } from "vitest";
import { shellText } from "../../../web/text/th/site/shell.ts";
import { followInPage } from "../support/follow.ts";
import type { BrowserPage } from "./browser-page.ts";

/** Many times what a step takes: WebKitGTK draws without a graphics card, on a machine that may be busy. */
const TIMEOUT_MS = 45_000;

/** What a person does on a page, in the same way in every browser. */
export interface Visitor {
  /** Waits until a function in the page returns true. */
  until<Args extends readonly unknown[]>(task: (...args: Args) => boolean, ...args: Args): Promise<void>;
  /** Loads a page anew. */
  load(path: string): Promise<void>;
  /** Changes the screen as a link does, without a new load. */
  goTo(path: string): Promise<void>;
  /** Waits until the screen has its data. */
  untilLoaded(): Promise<void>;
  arrive(path: string): Promise<void>;
  /** Waits for a text; the characters for line breaks and the sort of space make no difference. */
  see(words: string): Promise<void>;
  /** Clicks the last visible element with this selector and a text that starts with these words. */
  click(selector: string, words?: string): Promise<void>;
  /** Replaces the text of a field, by the keyboard. */
  fill(selector: string, text: string): Promise<void>;
  /** Chooses an option of a list. */
  choose(selector: string, value: string): Promise<void>;
  /** The page is not wider than its window, and its console and its reports are empty. */
  expectNoProblems(allowed?: RegExp): Promise<void>;
}

const plain = (text: string) =>
  text
    .replace(/[\u200b\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim();

export function visitorOf(page: BrowserPage): Visitor {
  /** The first result of a function in the page that is no null and not false. */
  async function first<Args extends readonly unknown[], T>(
    task: (...args: Args) => T | null | false,
    ...args: Args
  ): Promise<T> {
    const end = performance.now() + TIMEOUT_MS;
    for (;;) {
      const result = await page.run(task, ...args);
      if (result !== null && result !== false) return result;
      if (performance.now() > end) throw new Error(await sight(task.name, args));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  /** What a person would tell who waits in vain. */
  const sight = async (name: string, args: readonly unknown[]) => {
    const seen = await page.run(() => `${location.pathname} ${document.body.innerText.slice(-600)}`);
    return `${name}(${JSON.stringify(args)}) never came true; ${JSON.stringify(await page.problems())}; ${seen}`;
  };
  const until: Visitor["until"] = async (task, ...args) => {
    await first(task, ...args);
  };
  const visitor: Visitor = {
    until,
    untilLoaded: () => until(isLoaded, shellText.loading),
    async load(path) {
      await page.open(`${page.url}${path}`);
      await visitor.untilLoaded();
    },
    async goTo(path) {
      await page.run(followInPage, path);
      await until(hasTitle);
      await visitor.untilLoaded();
    },
    arrive: (path) => until((expected) => location.pathname === expected, path),
    see: (words) => until(hasText, plain(words)),
    async click(selector, words = "") {
      // A notice that appears between the look and the click moves the page: a person clicks again, too.
      for (let tries = 0; tries < 5; tries += 1) {
        const { x, y } = await first(pointOf, selector, plain(words));
        await page.clickAt(x, y);
        if (await page.run(wasClicked)) return;
      }
      throw new Error(`no click met ${selector} ${words}`);
    },
    async fill(selector, text) {
      await until(focusAndSelect, selector);
      await page.type(text);
    },
    async choose(selector, value) {
      await until(setOption, selector, value);
    },
    async expectNoProblems(allowed) {
      expect(await page.run(overflow)).toBeLessThanOrEqual(0);
      const problems = await page.problems();
      // A text, since the message of a failed list names only how many it holds.
      expect(problems.filter((words) => !allowed?.test(words)).join("\n")).toBe("");
    },
  };
  return visitor;
}

// The functions from here on run in the page: they use only their arguments and the JavaScript of 2019.

/** Whether the screen has its data: it has a heading, and no part is still loading. Parts below wait until a visitor moves. */
function isLoaded(loading: string): boolean {
  dispatchEvent(new Event("mousemove"));
  const main = document.querySelector("main");
  return main !== null && main.querySelector("h1") !== null && !(main.textContent || "").includes(loading);
}

function hasTitle(): boolean {
  return document.title !== "";
}

function hasText(words: string): boolean {
  const text = document.body.innerText || "";
  return text
    .replace(/[\u200b\u2060]/g, "")
    .replace(/\s+/g, " ")
    .includes(words);
}

/** Where a click meets the last visible element of these, once it stands still; scrolls to it when it is out of reach. */
function pointOf(selector: string, words: string): { readonly x: number; readonly y: number } | null {
  const all = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => {
    const text = (element.getAttribute("aria-label") || element.textContent || "").replace(/[\u200b\u2060]/g, "");
    return text.replace(/\s+/g, " ").trim().startsWith(words) && element.getClientRects().length > 0;
  });
  const element = all[all.length - 1];
  if (!element || element.getAttribute("aria-disabled") === "true") return null;
  const box = element.getBoundingClientRect();
  const point = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const page = window as Window & { lastPoint?: string; clicked?: boolean };
  const stands = page.lastPoint === `${point.x} ${point.y}`;
  page.lastPoint = `${point.x} ${point.y}`;
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit !== null && (element.contains(hit) || hit.contains(element))) {
    if (!stands) return null;
    page.clicked = false;
    const note = () => {
      page.clicked = true;
    };
    element.addEventListener("click", note, { once: true, capture: true });
    return point;
  }
  element.scrollIntoView({ block: "center", behavior: "auto" });
  return null;
}

/** Also true on a new page, since only a click leads there. */
function wasClicked(): boolean {
  return (window as Window & { clicked?: boolean }).clicked !== false;
}

function focusAndSelect(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  if (field === null) return false;
  field.focus();
  field.select();
  return document.activeElement === field;
}

/** A list that the system draws cannot be reached by every driver. */
function setOption(selector: string, value: string): boolean {
  const list = document.querySelector<HTMLSelectElement>(selector);
  if (list === null || !list.querySelector(`option[value="${value}"]`)) return false;
  const property = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value");
  if (property && property.set) property.set.call(list, value);
  list.dispatchEvent(new Event("change", { bubbles: true }));
  return true;
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
