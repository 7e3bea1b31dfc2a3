import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { noteCalls } from "../../called-rows/note-calls.ts";
import { findChromium } from "./find-chromium.ts";

/** The two sizes that every screen is made for. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts a browser with a fresh profile; the caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error("No browser was found; `npm test` says how to get one.");
  // Chromium refuses to sandbox itself when it runs as root.
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...asRoot] });
}

/** A fresh visitor in Bangkok with a Thai browser; on a phone-sized screen it has touch, as a phone does. */
export async function openContext(
  browser: Browser,
  viewport: typeof PHONE = PHONE,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const phone = viewport.width < 1024;
  const context = await browser.newContext({
    viewport,
    hasTouch: phone,
    isMobile: phone,
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
    serviceWorkers: "block",
    // What moves costs time and is seen half-way by a check; journeys about motion ask for it.
    reducedMotion: "reduce",
    ...options,
  });
  noteCalls(context);
  return context;
}
