import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

/** The path at which ensure-floor-browser.ts installs Chromium 79, the oldest Chrome that the product supports. */
export const FLOOR_BROWSER = join(ROOT, "build/floor-browser/chromium");

/** Whether a Chromium 79 exists for this machine. */
export const hasFloorBrowser = process.platform === "linux" && process.arch === "x64";

/** FLOOR_CHROME_PATH, else the downloaded browser. Throws when FLOOR_CHROME_PATH names no file. */
export function findFloorBrowser(): string | undefined {
  const chosen = process.env["FLOOR_CHROME_PATH"];
  if (chosen && !existsSync(chosen)) throw new Error(`FLOOR_CHROME_PATH names no file: ${chosen}`);
  return chosen || (hasFloorBrowser && existsSync(FLOOR_BROWSER) ? FLOOR_BROWSER : undefined);
}
