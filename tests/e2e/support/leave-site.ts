import type { Page } from "playwright-core";

/** Opens an empty page at a site's address: it has the site's storage, and runs none of its code. */
export async function leaveSite(page: Page, origin: string): Promise<void> {
  const empty = `${origin}/empty`;
  // The policy of the site's pages: with another one, the browser would begin a new process.
  const headers = { "cross-origin-opener-policy": "same-origin" };
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", headers, body: "" }));
  await page.goto(empty);
  await page.unroute(empty);
}
