import type { Page } from "playwright-core";

/**
 * What stands over text or controls, at the page's current scroll position, in words. Bars across the page end the part
 * that is in sight, as the screen's edge does; anything else that floats must not cover what is in sight.
 */
export function coveredBoxes(page: Page, scroll: "top" | "bottom"): Promise<readonly string[]> {
  return page.evaluate(async (end) => {
    const root = document.documentElement;
    scrollTo(0, end === "top" ? 0 : root.scrollHeight);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    const nameOf = (element: Element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").slice(0, 40);
    const isDrawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const { visibility, zIndex } = getComputedStyle(element);
      return width > 2 && height > 2 && visibility === "visible" && !(Number(zIndex) < 0);
    };
    const all = Array.from(document.body.querySelectorAll<HTMLElement>("*")).filter(isDrawn);
    const floating = all.filter((element) => {
      const { position } = getComputedStyle(element);
      return position === "fixed" || (position === "sticky" && !element.matches("main *"));
    });
    const bars = floating.filter((element) => element.getBoundingClientRect().width > innerWidth * 0.95);
    // A bar may fade out what scrolls towards it.
    const heightOf = (bar: Element) => Number.parseFloat(getComputedStyle(bar, "::before").height) || 0;
    let [top, bottom] = [0, innerHeight];
    for (const bar of bars) {
      const box = bar.getBoundingClientRect();
      if (box.top <= 0) top = Math.max(top, box.bottom);
      else bottom = Math.min(bottom, box.top - heightOf(bar));
    }
    // What stands out of a bar floats too.
    const floaters = [
      ...floating.filter((element) => !bars.includes(element)),
      ...bars.flatMap((bar) => Array.from(bar.querySelectorAll<HTMLElement>("*")).filter(isDrawn)),
    ];

    const boxes: { readonly name: string; readonly element: Element; readonly box: DOMRect }[] = [];
    const isInFlow = (element: Element) => !floating.some((each) => each.contains(element)) && isDrawn(element);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element?.closest("main,footer") || !node.textContent?.trim() || !isInFlow(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of Array.from(range.getClientRects())) boxes.push({ name: nameOf(element), element, box });
    }
    for (const element of document.querySelectorAll(
      "main a,main button,main input,main select,main summary,footer a",
    )) {
      if (isInFlow(element)) boxes.push({ name: nameOf(element), element, box: element.getBoundingClientRect() });
    }

    const problems: string[] = [];
    for (const { name, element, box } of boxes) {
      const seen = { top: Math.max(box.top, top), bottom: Math.min(box.bottom, bottom) };
      if (end === "bottom" && box.bottom > bottom + 2 && box.top < innerHeight && !element.closest("[data-sticky]")) {
        problems.push(`“${name}” is below the bar at the end of the page`);
      }
      if (seen.bottom - seen.top < 3) continue;
      for (const floater of floaters) {
        const other = floater.getBoundingClientRect();
        const over = Math.min(seen.bottom, other.bottom) - Math.max(seen.top, other.top);
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        if (over > 2 && across > 2) problems.push(`“${nameOf(floater)}” covers “${name}”`);
      }
    }
    for (const action of document.querySelectorAll("[data-sticky] button")) {
      const box = action.getBoundingClientRect();
      const inSight = box.top >= top && box.bottom <= bottom + 1;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (end === "top" && !inSight) problems.push(`the action “${nameOf(action)}” is out of sight`);
      if (inSight && !action.contains(hit)) problems.push(`“${hit && nameOf(hit)}” covers “${nameOf(action)}”`);
    }
    return Array.from(new Set(problems));
  }, scroll);
}
