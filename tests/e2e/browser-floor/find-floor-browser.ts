import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

/** Where ensure-floor-browser.ts puts Chromium 79, the oldest Chrome that the product supports. */
export const FLOOR_BROWSER = join(ROOT, "build/floor-browser/chromium");

/** Chromium 79 is to be had for this machine. */
export const floorRunsHere = process.platform === "linux" && process.arch === "x64";

/** FLOOR_CHROME_PATH, else the one that was fetched. Throws when FLOOR_CHROME_PATH names no file. */
export function findFloorBrowser(): string | undefined {
  const asked = process.env["FLOOR_CHROME_PATH"];
  if (asked && !existsSync(asked)) throw new Error(`FLOOR_CHROME_PATH names no file: ${asked}`);
  return asked || (floorRunsHere && existsSync(FLOOR_BROWSER) ? FLOOR_BROWSER : undefined);
}
