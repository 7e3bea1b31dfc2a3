import type { Browser } from "playwright-core";
import { launchBrowser } from "./launch-browser.ts";

let launched: Promise<Browser> | undefined;

/**
 * The browser of this process. The test files of a process use it one after the other, each with contexts of its own; it
 * ends with the process.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await launched?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  launched = launchBrowser();
  return launched;
}

/** Closes what a test file has opened, with its storage and cookies. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}
