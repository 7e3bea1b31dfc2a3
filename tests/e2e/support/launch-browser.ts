import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

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
  if (executablePath === undefined) throw new Error("No browser was found; `npm test` prints how to get one.");
  // As root, Chromium starts only without its sandbox.
  const rootFlags = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, headless: true, args: [...FLAGS, ...rootFlags] });
}
