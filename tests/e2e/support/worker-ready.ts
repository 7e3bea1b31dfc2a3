import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright-core";

const LOOKS = 60;

/** Waits until the page is quiet, its worker is registered, and this page is the worker's. */
export async function workerReady(page: Page): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    await page.clock.fastForward(2000);
    if (await page.evaluate(() => navigator.serviceWorker.controller?.state === "activated")) return;
    await wait(250);
  }
  throw new Error("the page has no worker");
}
