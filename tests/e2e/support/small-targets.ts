import type { Page } from "playwright-core";

const TARGET_PX = 44;
const CONTROLS =
  "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=switch], [role=tab]";

/**
 * The visible controls of a page that a finger could miss: less than 44 px wide or high, each once, with their size. A
 * control is as large as its label, and as a pseudo-element that lies over it. A link in a sentence is excepted, as WCAG
 * 2.5.5 does.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([controls, least]) => {
      const found = new Set<string>();
      for (const element of document.querySelectorAll<HTMLElement>(controls)) {
        if (!isShown(element) || isInSentence(element)) continue;
        const boxes = [element, element.closest("label"), ...labelsOf(element)].flatMap(
          (each) => each?.getBoundingClientRect() ?? [],
        );
        const sizes = [
          ...boxes.map(({ width, height }) => [width, height] as const),
          ...["::before", "::after"].map((part) => overlayOf(element, part)),
        ];
        const [width = 0, height = 0] = [0, 1].map((at) => Math.max(...sizes.map((size) => size[at] ?? 0)));
        if (width > least - 0.5 && height > least - 0.5) continue;
        const name = element.getAttribute("aria-label") || element.textContent?.trim() || element.getAttribute("name");
        found.add(
          `${Math.round(width)} x ${Math.round(height)}: ${element.tagName.toLowerCase()}.${element.className} ${name?.slice(0, 40)}`,
        );
      }
      return [...found];

      function isShown(element: HTMLElement): boolean {
        const { width, height, bottom, right } = element.getBoundingClientRect();
        const { visibility, pointerEvents } = getComputedStyle(element);
        const isOnPage = bottom + scrollY > 0 && right + scrollX > 0;
        return width * height > 1 && isOnPage && visibility === "visible" && pointerEvents !== "none";
      }

      /** Whether there is text before or after the link in its line. */
      function isInSentence(element: HTMLElement): boolean {
        if (element.tagName !== "A" || getComputedStyle(element).display !== "inline") return false;
        return [element.previousSibling, element.nextSibling].some(
          (neighbour) => neighbour?.nodeType === Node.TEXT_NODE && neighbour.textContent?.trim() !== "",
        );
      }

      function labelsOf(element: HTMLElement): readonly HTMLElement[] {
        return element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      }

      function overlayOf(element: HTMLElement, part: string): readonly [number, number] {
        const { content, position, width, height } = getComputedStyle(element, part);
        if (content === "none" || position !== "absolute") return [0, 0];
        return [Number.parseFloat(width), Number.parseFloat(height)];
      }
    },
    [CONTROLS, TARGET_PX] as const,
  );
}
