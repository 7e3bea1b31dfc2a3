import { aptInstall, canAptInstall } from "./apt-install.ts";
import { findChromium } from "./find-chromium.ts";

const HINT = "Install Chromium or Chrome, or name one in CHROME_PATH; the journeys are not skipped.";

/** Makes sure that a browser is there; on Debian, as root, it installs the distribution's own. */
function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (!canAptInstall()) throw new Error("No browser was found.");
  console.log("No browser was found; installing Debian's chromium …");
  aptInstall("chromium");
  installShell();
  const installed = findChromium();
  if (installed === undefined) throw new Error("chromium was installed and still cannot be found.");
  return installed;
}

/** Only makes the journeys quicker, so a Debian without it is well enough. */
function installShell(): void {
  try {
    aptInstall("chromium-headless-shell");
  } catch {
    console.log("Debian has no chromium-headless-shell here; the journeys take longer.");
  }
}

try {
  console.log(`browser: ${ensureChromium()}`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n${HINT}`);
  process.exitCode = 1;
}
