import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "playwright-core";

/** The shell is the same engine without a desktop's windows, which cost a journey half its processor time. */
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
 * The browser that drives the journeys: CHROME_PATH, else one on the path, else one in its usual place, else one that
 * Playwright downloaded. Throws when CHROME_PATH names no file: another browser than asked for would be a false answer.
 */
export function findChromium(): string | undefined {
  const asked = process.env["CHROME_PATH"];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROME_PATH names no file: ${asked}`);
    return asked;
  }
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}
