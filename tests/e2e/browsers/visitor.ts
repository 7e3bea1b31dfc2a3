import { expect } from "vitest";
import { shellText } from "../../../web/text/th/site/shell.ts";
import type { BrowserPage } from "./browser-page.ts";

const TIMEOUT_MS = 20_000;

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
  const until: Visitor["until"] = async (task, ...args) => {
    const end = performance.now() + TIMEOUT_MS;
    while (!(await page.run(task, ...args))) {
      if (performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
      else throw new Error(`never true: ${task.toString()} ${JSON.stringify([args, await page.problems()])}`);
    }
  };
  const visitor: Visitor = {
    until,
    untilLoaded: () => until(isLoaded, shellText.loading),
    async load(path) {
      await page.open(`${page.url}${path}`);
      await visitor.untilLoaded();
    },
    async goTo(path) {
      await page.run(followLink, path);
      await until(hasTitle);
      await visitor.untilLoaded();
    },
    arrive: (path) => until((expected) => location.pathname === expected, path),
    see: (words) => until(hasText, plain(words)),
    async click(selector, words = "") {
      await until(isInReach, selector, plain(words));
      const { x, y } = await page.run(middleOf, selector, plain(words));
      await page.clickAt(x, y);
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
      expect(problems.filter((words) => !allowed?.test(words))).toEqual([]);
    },
  };
  return visitor;
}

// The functions from here on run in the page: they use only their arguments and the JavaScript of 2019.

/** Whether the screen has its data: it has a heading, and no part is still loading. */
function isLoaded(loading: string): boolean {
  const main = document.querySelector("main");
  return main !== null && main.querySelector("h1") !== null && !(main.textContent || "").includes(loading);
}

/** The title is empty until the new screen is there. */
function followLink(path: string): void {
  document.title = "";
  history.pushState(undefined, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
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

/** Scrolls to the element, and tells whether a click on its middle meets it. */
function isInReach(selector: string, words: string): boolean {
  const all = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => {
    const text = (element.getAttribute("aria-label") || element.textContent || "").replace(/[\u200b\u2060]/g, "");
    return text.replace(/\s+/g, " ").trim().startsWith(words) && element.getClientRects().length > 0;
  });
  const element = all[all.length - 1];
  if (!element || element.getAttribute("aria-disabled") === "true") return false;
  const before = element.getBoundingClientRect();
  element.scrollIntoView({ block: "center", behavior: "auto" });
  const box = element.getBoundingClientRect();
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return before.top === box.top && hit !== null && (element.contains(hit) || hit.contains(element));
}

function middleOf(selector: string, words: string): { readonly x: number; readonly y: number } {
  const all = Array.from(document.querySelectorAll<HTMLElement>(selector)).filter((element) => {
    const text = (element.getAttribute("aria-label") || element.textContent || "").replace(/[\u200b\u2060]/g, "");
    return text.replace(/\s+/g, " ").trim().startsWith(words) && element.getClientRects().length > 0;
  });
  const element = all[all.length - 1];
  if (!element) throw new Error(`no element ${selector} ${words}`);
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
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
