import type { Page } from "playwright-core";

const SMALLEST_PX = 13.5;

/** The visible texts of a page whose letters are smaller than the smallest size, each once, with their size. */
export function smallText(page: Page): Promise<readonly string[]> {
  return page.evaluate((smallest) => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || parent === null || parent.closest("script, style, noscript, [hidden]")) continue;
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      if (size < smallest && parent.getClientRects().length > 0) found.add(`${size} px: ${text.slice(0, 40)}`);
    }
    return [...found];
  }, SMALLEST_PX);
}
