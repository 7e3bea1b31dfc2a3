import type { Page } from "playwright-core";

export interface PageListeners {
  readonly on: Page["on"];
  /** Removes those that were added with this `on`. */
  readonly removeAll: () => void;
}

/** Listeners of a page that is used again after they are removed. */
export function pageListeners(page: Page): PageListeners {
  const added: Parameters<Page["off"]>[] = [];
  const on = page.on.bind(page);
  return {
    on: ((...args: Parameters<Page["off"]>) => {
      added.push(args);
      return on(...args);
    }) as Page["on"],
    removeAll: () => {
      for (const args of added.splice(0)) page.off(...args);
    },
  };
}
