import type { Page } from "playwright-core";

/**
 * The visible texts of a page that do not fit, in words: cut off at the edge of a box, broken within a word, out of their
 * own button, or one over another. What can be scrolled to is not cut off. `which` matches the texts that must fit, by
 * default all.
 */
export function cutTexts(page: Page, which = /./): Promise<readonly string[]> {
  return page.evaluate((pattern) => {
    const looked = new RegExp(pattern, "u");
    const CONTROLS = "a, button, label, summary, [role=tab]";
    const problems = new Set<string>();
    const shown: {
      readonly name: string;
      readonly element: Element;
      readonly box: DOMRect;
      readonly isLooked: boolean;
    }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (!element || text === "" || !isSeen(element)) continue;
      const name = `“${text.slice(0, 60)}”`;
      const lines = boxesOf(node, 0, node.textContent?.length ?? 0);
      const isLooked = looked.test(text);
      if (!isLooked) {
        shown.push(...lines.map((box) => ({ name, element, box, isLooked })));
        continue;
      }
      for (const box of lines) {
        const edge = cuttingEdge(element, box);
        if (edge) problems.add(`${name} is cut off by ${edge}`);
        else shown.push({ name, element, box, isLooked });
      }
      const broken = brokenWord(node);
      if (broken) problems.add(`${name} is broken within “${broken}”`);
      const control = element.closest(CONTROLS);
      const around = control?.getBoundingClientRect();
      if (around && getComputedStyle(control ?? element).display !== "inline") {
        const isOut = lines.some(
          (box) =>
            box.left < around.left - 1 ||
            box.right > around.right + 1 ||
            middleOf(box) < around.top ||
            middleOf(box) > around.bottom,
        );
        if (isOut) problems.add(`${name} is out of its ${control?.tagName.toLowerCase()}`);
      }
    }
    for (const [index, one] of shown.entries()) {
      for (const other of shown.slice(index + 1)) {
        if (!one.isLooked && !other.isLooked) continue;
        if (one.element === other.element || layerOf(one.element) !== layerOf(other.element)) continue;
        const over = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        // Lines of one text may touch.
        if (over > 6 && across > 2) problems.add(`${one.name} and ${other.name} lie over each other`);
      }
    }
    return [...problems];

    function isSeen(element: Element): boolean {
      if (element.closest("script, style, noscript, option, svg")) return false;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { clipPath, display } = getComputedStyle(each);
        const { width, height } = each.getBoundingClientRect();
        const isPoint = display !== "contents" && width <= 1 && height <= 1;
        if (/inset\((50|100)%/.test(clipPath) || isPoint) return false;
      }
      return true;
    }

    function boxesOf(node: Node, start: number, end: number): readonly DOMRect[] {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    }

    /** The nearest box that hides a part of a line, and cannot be scrolled. */
    function cuttingEdge(element: Element, line: DOMRect): string | undefined {
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (style.position === "fixed") return undefined;
        const box = each.getBoundingClientRect();
        const isCut = (overflow: string, before: number, after: number) =>
          /hidden|clip/.test(overflow) && Math.max(before, after) > 1.5;
        const sideways = isCut(style.overflowX, box.left - line.left, line.right - box.right);
        // A line is higher than its letters.
        const slack = line.height / 5;
        const upright = isCut(style.overflowY, box.top - line.top - slack, line.bottom - box.bottom - slack);
        if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) return undefined;
        if (sideways || upright) return `${each.tagName.toLowerCase()}.${each.getAttribute("class") ?? ""}`;
      }
      return undefined;
    }

    function brokenWord(node: Node): string | undefined {
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{Script=Latin}\d]+/gu)) {
        const lines = boxesOf(node, index, index + word.length);
        if (lines.some((line) => line.top > (lines[0]?.bottom ?? 0) - 4)) return word;
      }
      return undefined;
    }

    function middleOf({ top, bottom }: DOMRect): number {
      return (top + bottom) / 2;
    }

    /** What floats over the page: texts of two layers may lie over each other. */
    function layerOf(element: Element): Element {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return each;
      }
      return document.body;
    }
  }, which.source);
}
