import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** The headless shell comes first: it is the same engine without windows, and a journey takes half the processor time. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const INSTALLED = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The browser of the journeys: CHROME_PATH, else one on the path, else one in its usual place, else one that Playwright
 * downloaded. Throws when CHROME_PATH names no file, since a result from another browser would be wrong.
 */
export function findChromium(): string | undefined {
  const chosen = process.env["CHROME_PATH"];
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH names no file: ${chosen}`);
    return chosen;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}
