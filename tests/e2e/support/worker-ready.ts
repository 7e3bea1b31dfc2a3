import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Waits until the page is quiet, its worker is registered, and this page is the worker's. */
export async function workerReady(page: Page): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(2000);
        return page.evaluate(() => navigator.serviceWorker.controller?.state);
      },
      { timeout: 20_000 },
    )
    .toBe("activated");
}
