import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

/** The Chromiums that npm packages carry for Linux on x64: every such machine judges with the same two. */
export const NPM_CHROMIUMS = join(ROOT, "build/chromium");
export const hasNpmChromiums = process.platform === "linux" && process.arch === "x64";

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

/** The browser of the journeys: CHROME_PATH, else the packaged one; where there is none, one that is installed. */
export function findChromium(): string | undefined {
  if (hasNpmChromiums) return chosenBy("CHROME_PATH") ?? ifThere(join(NPM_CHROMIUMS, "current"));
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return chosenBy("CHROME_PATH") ?? [...onPath, ...INSTALLED].find((path) => existsSync(path));
}

/** Chromium 79, the oldest Chrome that the product supports: FLOOR_CHROME_PATH, else the packaged one. */
export function findFloorBrowser(): string | undefined {
  return chosenBy("FLOOR_CHROME_PATH") ?? (hasNpmChromiums ? ifThere(join(NPM_CHROMIUMS, "oldest")) : undefined);
}

/** Throws when the variable names no file, since a result from another browser would be wrong. */
function chosenBy(variable: string): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) throw new Error(`${variable} names no file: ${chosen}`);
  return chosen || undefined;
}

const ifThere = (path: string) => (existsSync(path) ? path : undefined);
