import type { Page } from "playwright-core";

/** Goes to another path as a link of the site does: the document stays. Its title is empty until the new screen is there. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate(followInPage, path);
}

/** Runs in the page, with the JavaScript of the oldest browser. */
export function followInPage(path: string): void {
  document.title = "";
  history.pushState(undefined, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}
