import type { Page } from "playwright-core";
import type { ScreenSize } from "./screen-sizes.ts";

/** Changes the size of a page and waits for two frames: only a frame tells the site's code that its screen has changed. */
export async function resize(page: Page, size: ScreenSize): Promise<void> {
  await page.setViewportSize(size);
  for (let frames = 0; frames < 2; frames += 1) await page.evaluate(untilNextFrame);
}

/** Runs in the page. An observer is told in a real frame; the frames of an animation follow the page's own clock. */
function untilNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new ResizeObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });
}
