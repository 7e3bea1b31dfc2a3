import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";
import { aptInstall } from "../support/apt-install.ts";

/** The first of these programs that is on the path. */
function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** FIREFOX_PATH, else Firefox on the path: its ESR first, which is the oldest that many people have. */
export function findFirefox(): string | undefined {
  return process.env["FIREFOX_PATH"] || findProgram("firefox-esr", "firefox");
}

/** What WebKitGTK needs for a test: its WebDriver, its small browser, and a screen without a monitor. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

export function findWebKit(): WebKit | undefined {
  const driver = findProgram("WebKitWebDriver");
  const xvfb = findProgram("Xvfb");
  const [browser] = globSync("/usr/{lib,lib/*,libexec}/webkit2gtk-4.*/MiniBrowser");
  return driver && xvfb && browser ? { driver, browser, xvfb } : undefined;
}

/** Firefox, which is installed first where it is missing; throws a sentence where it cannot be. */
export const ensureFirefox = () => ensure(findFirefox, "firefox-esr");
export const ensureWebKit = () => ensure(findWebKit, "webkit2gtk-driver", "xvfb");

function ensure<T>(find: () => T | undefined, ...packages: readonly string[]): T {
  if (find() === undefined) aptInstall(...packages);
  const found = find();
  if (found === undefined) throw new Error(`The browser of ${packages.join(" and ")} was not found.`);
  return found;
}
