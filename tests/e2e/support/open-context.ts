import type { Browser, BrowserContext, BrowserContextOptions } from "playwright-core";
import { noteCalls } from "../../called-rows/note-calls.ts";
import { findTextsByWords } from "./broken-text.ts";
import { PHONE, type ScreenSize } from "./screen-sizes.ts";

/** A new visitor in Bangkok with a Thai browser; a phone-sized screen has touch. */
export async function openContext(
  browser: Browser,
  viewport: ScreenSize = PHONE,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const isPhone = viewport.width < 1024;
  const context = await browser.newContext({
    viewport,
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
    serviceWorkers: "block",
    // An animation takes time, and a check may see it half-way. Journeys about motion switch it on.
    reducedMotion: "reduce",
    // The walks check the light scheme, too.
    colorScheme: "dark",
    ...options,
  });
  // A journey must not fail because the machine is busy.
  context.setDefaultTimeout(90_000);
  noteCalls(context);
  context.once("page", findTextsByWords);
  return context;
}
